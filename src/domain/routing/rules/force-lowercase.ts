import type { RedirectRule } from '../location.ts';

/** Upper-case paths have lower-case addresses; the query is kept. Source: checklist URL-4. */
export const forceLowercase: RedirectRule = ({ path, search }) => ({
  path: path.toLowerCase(),
  search,
});
