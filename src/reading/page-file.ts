/** Names of files that are pages: the HTML extensions that the command line reads, and the default for `include`. */
export const PAGE_FILE = /\.x?html?$/i;
