/** The pages of an account, in the order of its menus. Source: purchase-flow.txt §2, checklist LAY-3. */
import { ownCasesPath, ownOrdersPath, securityPath } from '#domain/content/links.ts';
import { reviewPaths } from '#domain/review/paths.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { ownWishListsPath } from '#domain/wish-list/wish-list.ts';
import type { IconName } from '../ui/icon-names.ts';

export type AccountSection = { path: string; text: TextKey; icon: IconName };

export const homeSection: AccountSection = {
  path: '/my-account',
  text: 'account.home',
  icon: 'layout-grid',
};

/** Also in the header's menu. */
const often: readonly AccountSection[] = [
  { path: '/my-account/my-profile', text: 'account.profile', icon: 'user-round' },
  { path: ownOrdersPath, text: 'account.orders', icon: 'package' },
  { path: '/my-account/shipping-details', text: 'account.shipping', icon: 'truck' },
  { path: '/my-account/billing-details', text: 'account.billing', icon: 'receipt-text' },
  { path: ownWishListsPath, text: 'wishList.title', icon: 'heart' },
  { path: '/my-account/my-newsletter', text: 'account.newsletter', icon: 'mail' },
];

export const accountSections: readonly AccountSection[] = [
  homeSection,
  ...often,
  { path: '/my-account/my-lists', text: 'account.lists', icon: 'check' },
  { path: securityPath, text: 'account.security', icon: 'key-round' },
  { path: ownCasesPath, text: 'support.mine', icon: 'message-square-text' },
  { path: '/my-account/my-data', text: 'myData.title', icon: 'shield-check' },
  { path: reviewPaths.own, text: 'account.reviews', icon: 'star' },
  { path: '/my-account/loyalty-card', text: 'account.loyalty', icon: 'badge-percent' },
];

/** Leads to the customer's orders on another site (the setting MY_ORDERS_URL). */
export const otherOrdersPath = '/my-orders';

/** `ordersElsewhere`: the customer's orders are on that site. */
export function headerSections(ordersElsewhere = false): AccountSection[] {
  return often.map((section) =>
    ordersElsewhere && section.path === ownOrdersPath
      ? { ...section, path: otherOrdersPath }
      : section,
  );
}

export function accountSection(path: string): AccountSection {
  const section = accountSections.find((each) => each.path === path);
  if (!section) throw new Error(`the account has no section ${path}`);
  return section;
}
