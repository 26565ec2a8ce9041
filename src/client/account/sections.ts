/** The pages of an account, in the order of its menus. Source: purchase-flow.txt §2, checklist LAY-3. */
import { ownCasesPath, ownOrdersPath } from '#domain/content/links.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { IconName } from '../ui/icon-names.ts';

export type AccountSection = {
  path: string;
  text: TextKey;
  icon: IconName;
  /** Also shown in the header's menu. */
  inHeader: boolean;
  /** Another site, opened in a new tab. */
  elsewhere?: true;
  /** In the header's menu alone. */
  headerOnly?: true;
  /** Text shown while the section has no content. */
  nothing?: TextKey;
};

export const accountSections: readonly AccountSection[] = [
  { path: '/my-account', text: 'account.home', icon: 'layout-grid', inHeader: false },
  { path: '/my-account/my-profile', text: 'account.profile', icon: 'user-round', inHeader: true },
  { path: ownOrdersPath, text: 'account.orders', icon: 'package', inHeader: false },
  {
    path: '/my-orders',
    text: 'account.orders',
    icon: 'package',
    inHeader: true,
    headerOnly: true,
    elsewhere: true,
  },
  {
    path: '/my-account/my-lists',
    text: 'account.lists',
    icon: 'check',
    inHeader: false,
  },
  {
    path: '/my-account/shipping-details',
    text: 'account.shipping',
    icon: 'truck',
    inHeader: true,
    nothing: 'account.emptyAddress',
  },
  {
    path: '/my-account/billing-details',
    text: 'account.billing',
    icon: 'receipt-text',
    inHeader: true,
    nothing: 'account.emptyAddress',
  },
  {
    path: '/my-account/security',
    text: 'account.security',
    icon: 'key-round',
    inHeader: false,
  },
  {
    path: '/my-account/my-newsletter',
    text: 'account.newsletter',
    icon: 'mail',
    inHeader: true,
  },
  { path: ownCasesPath, text: 'support.mine', icon: 'message-square-text', inHeader: false },
  { path: '/my-account/my-data', text: 'myData.title', icon: 'shield-check', inHeader: false },
  {
    path: '/my-account/my-reviews',
    text: 'account.reviews',
    icon: 'star',
    inHeader: false,
  },
  {
    path: '/my-account/loyalty-card',
    text: 'account.loyalty',
    icon: 'badge-percent',
    inHeader: false,
  },
];

/** Those of the header's menu. `ordersElsewhere`: the customer's orders are on another site (the setting MY_ORDERS_URL). */
export function headerSections(ordersElsewhere = false): AccountSection[] {
  return accountSections.filter(({ path, inHeader, elsewhere }) => {
    if (path === ownOrdersPath) return !ordersElsewhere;
    return inHeader && (ordersElsewhere || !elsewhere);
  });
}

export function accountSection(path: string): AccountSection {
  const section = accountSections.find((each) => each.path === path);
  if (!section) throw new Error(`the account has no section ${path}`);
  return section;
}
