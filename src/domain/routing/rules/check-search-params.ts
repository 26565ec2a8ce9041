import { maximumPage, pageSizes } from '../../catalogue/paging.ts';
import { type RedirectRule, withoutParameter } from '../location.ts';

/** What a parameter of a listing may say; anything else falls back to the default, which needs no parameter. */
const allowed: Readonly<Record<string, (value: string) => boolean>> = {
  page: (value) => /^[1-9]\d{0,8}$/.test(value) && Number(value) < maximumPage,
  hits: (value) => pageSizes.some((size) => String(size) === value),
};

/** Page number and hits per page make sense, and stand there once. Source: checklist URL-7. */
export const checkSearchParams: RedirectRule = (location) => {
  const parameters = new URLSearchParams(location.search);
  return Object.entries(allowed)
    .filter(([name, isAllowed]) => {
      const values = parameters.getAll(name);
      return values.length > 1 || values.some((value) => !isAllowed(value));
    })
    .reduce((each, [name]) => withoutParameter(each, name), location);
};
