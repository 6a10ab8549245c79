// Written by pagination-tag.
# include shared/eleventy.js

# include shared/pages.js

# include shared/url.js
