import { escaped } from '../regions/delimiters.js';

/** In EJS, ERB and EEx, code ends at the next `%>`, even in a string, and `<%%` is the text `<%`. */
export const escapedDelimiter = escaped(/<%|(%>)/g);
