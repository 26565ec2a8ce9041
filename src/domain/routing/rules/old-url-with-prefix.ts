import { type RedirectRule, splitPrefix } from '../location.ts';

/** Old addresses carried /p/, /category/ or /search/ before the slug. Source: checklist URL-4. */
export const oldUrlWithPrefix: RedirectRule = ({ path, search }, routing) => {
  const { prefix, rest } = splitPrefix(path, routing);
  return { path: prefix + rest.replace(/^(\/(p|category|search)(?=\/[^/]))+/, ''), search };
};
