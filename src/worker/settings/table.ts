/** Every variable that an operator sets, by topic. docs/settings.md is generated from this: `npm run settings`. */
import { accountSettings } from './account-settings.ts';
import { cartSettings } from './cart-settings.ts';
import { checkoutSettings } from './checkout-settings.ts';
import { commercetoolsSettings } from './commercetools-settings.ts';
import { deploymentSettings } from './deployment-settings.ts';
import { fileSettings } from './file-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { marketSettings } from './market-settings.ts';
import { pageSettings } from './page-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { searchSettings } from './search-settings.ts';
import type { ValueOf } from './setting.ts';
import { supportSettings } from './support-settings.ts';
import { vatSettings } from './vat-settings.ts';
import { waysInSettings } from './ways-in-settings.ts';

export const settingGroups = {
  'The deployment': deploymentSettings,
  commercetools: commercetoolsSettings,
  'Markets, languages and addresses': marketSettings,
  Pages: pageSettings,
  Search: searchSettings,
  Carts: cartSettings,
  'Checkout, delivery and orders': checkoutSettings,
  VAT: vatSettings,
  Payments: paymentSettings,
  Accounts: accountSettings,
  'Ways to log in': waysInSettings,
  Mail: mailSettings,
  'Uploaded files': fileSettings,
  Support: supportSettings,
} as const;

export const settingTable = {
  ...deploymentSettings,
  ...commercetoolsSettings,
  ...marketSettings,
  ...pageSettings,
  ...searchSettings,
  ...cartSettings,
  ...checkoutSettings,
  ...vatSettings,
  ...paymentSettings,
  ...accountSettings,
  ...waysInSettings,
  ...mailSettings,
  ...fileSettings,
  ...supportSettings,
} as const;

type SettingTable = typeof settingTable;
export type SettingName = keyof SettingTable;
export type VariableName = SettingTable[SettingName]['variable'];

/** The texts of the variables as the Worker receives them. */
export type SettingTexts = { readonly [Name in VariableName]?: string | undefined };

/** One value per row, parsed on first access. */
export type SettingValues = { readonly [Name in SettingName]: ValueOf<SettingTable[Name]> };
