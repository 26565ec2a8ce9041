/** How much may be ordered by a list at once, and asked about a cart that was. Source: issue 5 point 6. */
export const mostRows = 1000;
/** Bytes of the form, list and file together. */
export const mostBytes = 512 * 1024;
/** Pieces that one line may ask for. */
export const mostPieces = 10_000;
/** Characters of a number; longer ones are nobody's. */
export const longestNumber = 40;
