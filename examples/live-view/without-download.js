// When it is imported, liveviewjs downloads a table of file types, for uploads. Nothing is uploaded here, and the
// example must run without a network: the table stays empty.

/* global Response */

globalThis.fetch = () => Promise.resolve(new Response('{}'));
