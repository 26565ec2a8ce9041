/** How much may be ordered by a list at once, and asked about a cart that was. Source: issue 5 point 6. */
export const maxRows = 1000;
/** Bytes of the form, list and file together. */
export const maxBytes = 512 * 1024;
/** Pieces that one line may ask for. */
export const maxPieces = 10_000;
/** Characters of a number; longer ones are nobody's. */
export const maxNumberLength = 40;
