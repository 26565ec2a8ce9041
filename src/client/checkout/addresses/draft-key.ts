/** Where the tab keeps unsaved addresses (browser/draft.ts), until the thank-you page forgets them. */
export const draftKey = 'kontor-addresses';
