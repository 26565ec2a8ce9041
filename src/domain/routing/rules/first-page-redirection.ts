import { type RedirectRule, withoutParameter } from '../location.ts';

/** Page one has no number. Source: checklist URL-4. */
export const firstPageRedirection: RedirectRule = (location) =>
  new URLSearchParams(location.search).get('page') === '1'
    ? withoutParameter(location, 'page')
    : location;
