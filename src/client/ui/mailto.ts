/** A link that opens the reader's own mail program: the shop does not learn who is written to. */
export const mailto = (subject: string, link: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(link)}`;
