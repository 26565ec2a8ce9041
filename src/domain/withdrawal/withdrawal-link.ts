/** Whether a market has the withdrawal function on a day, and its label. Source: eu-2026.md C-01. */

import { routePaths } from '../content/links.ts';
import { type CountryCode, factsOf } from '../country/countries.ts';
import type { WithdrawalLink } from '../country/withdrawal-link.ts';
import { effective } from '../dated.ts';
import { dayIn } from '../locale/dates.ts';
import type { PathIn } from '../routing/alternates.ts';

/** The key of the link's label; null: the market has no withdrawal function on that day. */
export function withdrawalLinkIn(country: CountryCode, at: Date): WithdrawalLink {
  return effective(factsOf(country).law.withdrawalLink, dayIn(country, at));
}

/** The path of the function in the locales that have it. */
export const withdrawalPathAt =
  (at: Date): PathIn =>
  ({ country }) =>
    withdrawalLinkIn(country, at) ? routePaths.withdrawal : undefined;
