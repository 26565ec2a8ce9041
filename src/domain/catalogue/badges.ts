/** The tags that products show as badges and listings offer as filters. Source: catalogue.txt §3 Tags. */

/** The one rule for a new article, on its badge, in the filter, on the home page: its document has this tag. */
export const newTag = 'new';

/** Open box goods. */
export const usedTag = 'bware';

/** In the order in which a product shows them. */
export const badgeTags = ['bestseller', 'topRated', newTag] as const;
