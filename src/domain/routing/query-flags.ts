/**
 * Query parameters that make a page do something once. They act only in the browser, because cached pages are the same
 * for everyone. Source: checklist URL-12, purchase-flow.txt §2.
 */
import { withoutParameter } from './location.ts';

export const queryFlags = {
  /** Confirms that the link of a mail has taken effect. */
  confirmationPopup: 'confirmation_popup',
  /** Opens the contact form. */
  contactForm: 'contact_form',
  /** Says that the shop has a newer version. */
  appVersion: 'app_version',
} as const;

type QueryFlag = keyof typeof queryFlags;

/** The only value that sets a flag. */
const set = 'true';

/** The flags that are set, and the query without them; everything else in it stays as it was written. */
export function takeQueryFlags(search: string): { flags: QueryFlag[]; search: string } {
  const given = new URLSearchParams(search);
  const flags = (Object.keys(queryFlags) as QueryFlag[]).filter(
    (flag) => given.get(queryFlags[flag]) === set,
  );
  if (flags.length === 0) return { flags, search };
  const remaining = flags.reduce((location, flag) => withoutParameter(location, queryFlags[flag]), {
    path: '',
    search,
  });
  return { flags, search: remaining.search };
}

/** The query with a flag set. */
export function withQueryFlag(search: string, flag: QueryFlag): string {
  return `${search ? `${search}&` : '?'}${queryFlags[flag]}=${set}`;
}
