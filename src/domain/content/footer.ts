/**
 * The footer: its columns and brands are blocks of the document `footer`, which operators change; the links that the law
 * wants on every page are not theirs to remove. Source: checklist LAY-6, purchase-flow.txt §2, eu-2026.md C-01, C-27, D-13.
 */
import { factsOf } from '../country/countries.ts';
import type { WithdrawalLink } from '../country/withdrawal-link.ts';
import type { Store } from '../store/store.ts';
import { type Link, linkList, type WrittenLink } from './links.ts';
import type { ContentPage } from './pages.ts';

export const footerSlug = 'footer';

/** `withdrawalLink`: the label of the withdrawal function, where the market has it. */
export function legalLinks({ key }: Pick<Store, 'key'>, withdrawalLink: WithdrawalLink): Link[] {
  const { complaintLink } = factsOf(key).law;
  const withdrawal: WrittenLink[] = withdrawalLink
    ? [{ text: withdrawalLink, route: 'withdrawal' }]
    : [];
  return linkList('footer', [
    page('company-information'),
    page('terms-and-conditions'),
    page('return-policy'),
    ...withdrawal,
    page('privacy-data'),
    { text: 'myData.title', route: 'my-data' },
    page('opt_out'),
    page('accessibility'),
    page('product-recalls'),
    ...(complaintLink ? [complaintLink] : []),
  ]);
}

const page = (slug: ContentPage): WrittenLink => ({ text: `content.title.${slug}`, route: slug });
