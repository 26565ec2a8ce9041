/** Limits of an order by list, and of requests about a cart that was filled by one. Source: issue 5 point 6. */
export const maxRows = 1000;
/** Bytes of the form, list and file together. */
export const maxBytes = 512 * 1024;
/** Maximum pieces of one line. */
export const maxPieces = 10_000;
/** Maximum characters of an article number. */
export const maxNumberLength = 40;
