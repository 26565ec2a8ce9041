/** The columns of the footer. Source: checklist LAY-6, purchase-flow.txt §2. */
import type { Category } from '../catalogue/category.ts';
import { factsOf } from '../country/countries.ts';
import type { WithdrawalLink } from '../country/withdrawal-link.ts';
import type { Store } from '../store/store.ts';
import type { TextKey } from '../texts/texts.ts';
import { type Link, linkList, type WrittenLink } from './links.ts';
import type { ContentPage } from './pages.ts';

export type LinkColumn = { title: TextKey; links: Link[] };

/** Ten invented brands of the demo catalogue. */
export const brands = [
  'Kombüse',
  'Werft 8',
  'Speicher',
  'Lotse',
  'Deichkraft',
  'Takel',
  'Blanc & Lund',
  'Fleet',
  'Kante',
  'Pier 4',
] as const;

export function brandPath(brand: string): string {
  return `/search?${new URLSearchParams({ brand })}`;
}

/**
 * Links whose target is missing in the store's settings are left out. `withdrawalLink`: the label of the withdrawal
 * function, where the market has it.
 */
export function footerColumns(
  { key, webformEnabled, links = {} }: Pick<Store, 'key' | 'webformEnabled' | 'links'>,
  departments: readonly Pick<Category, 'name' | 'slug'>[],
  withdrawalLink: WithdrawalLink,
): LinkColumn[] {
  const { returnsPortal, jobs } = links;
  return [
    column('footer.service', [
      page('dispatch-information'),
      { text: 'orderStatus.title', route: 'order-status' },
      page('order-tracking'),
      { text: 'account.home', route: 'account' },
      { text: 'quickOrder.title', route: 'quick-order' },
      page('return-policy'),
      withdrawalLink && { text: withdrawalLink, route: 'withdrawal' },
      page('premium-gurantee'),
      page('help-centre'),
      page('payment'),
      webformEnabled && { text: 'footer.issue', route: 'contact' },
      returnsPortal && { text: 'footer.portal', url: returnsPortal },
    ]),
    column('footer.about', [
      page('terms-and-conditions'),
      page('privacy-data'),
      { text: 'myData.title', route: 'my-data' },
      page('opt_out'),
      page('company-information'),
      jobs && { text: 'footer.jobs', url: jobs },
      { ...page('inspirations'), tag: 'footer.blog' },
      page('accessibility'),
      factsOf(key).law.complaintLink,
    ]),
    column('footer.products', [
      page('product-recalls'),
      ...departments.map(({ name, slug }) => ({ name, url: `/${slug}` })),
      { text: 'sale.link', route: 'sale' },
      { text: 'search.bware', route: 'bware' },
    ]),
    column(
      'footer.brands',
      brands.map((name) => ({ name, url: brandPath(name) })),
    ),
  ];
}

function page(slug: ContentPage): WrittenLink {
  return { text: `content.title.${slug}`, route: slug };
}

function column(
  title: TextKey,
  links: (WrittenLink | false | '' | null | undefined)[],
): LinkColumn {
  const wanted = links.filter((link): link is WrittenLink => Boolean(link));
  return { title, links: linkList(title, wanted) };
}
