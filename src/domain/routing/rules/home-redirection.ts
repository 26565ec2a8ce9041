import { type RedirectRule, splitPrefix } from '../location.ts';

/** /home, with or without a slash, is the home page's other name; the query is kept. Source: checklist URL-4. */
export const homeRedirection: RedirectRule = ({ path, search }, routing) => {
  const { prefix, rest } = splitPrefix(path, routing);
  return /^\/home\/?$/.test(rest) ? { path: `${prefix}/`, search } : { path, search };
};
