# Written by pagination-tag.
