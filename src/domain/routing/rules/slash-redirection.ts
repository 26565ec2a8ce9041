import { isContentPage } from '../../content/pages.ts';
import { type RedirectRule, splitPrefix } from '../location.ts';

/** Content pages end in a slash, all others in none, and no address doubles one. Source: checklist URL-3. */
export const slashRedirection: RedirectRule = ({ path, search }, routing) => {
  const single = path.replace(/\/{2,}/g, '/');
  const bare = single === '/' ? single : single.replace(/\/$/, '');
  const { rest } = splitPrefix(bare, routing);
  return { path: isContentPage(rest.slice(1)) ? `${bare}/` : bare, search };
};
