/** Paging of listings, separate from their schema so that redirect rules and scripts of pages do not import zod. Source: checklist URL-7. */

/** The first is the default. */
export const pageSizes = [24, 12, 36, 48] as const;
export const defaultPageSize = pageSizes[0];

/** Page numbers must be below it. */
export const maximumPage = 10_000;

/** The parameter under which all filters are shown, not only the most useful. */
export const allFilters = { name: 'filters', value: 'all' };
