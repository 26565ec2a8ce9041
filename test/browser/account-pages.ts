/** The account pages, each opened in the state in which a shopper sees it. */
import { expect, type Page } from 'playwright/test';
import { newNetwork } from '../networks.ts';
import { password } from '../test-customer.ts';
import { homeOf, newEmail } from './buying.ts';
import { storeCustomer } from './database.ts';
import { type Guest, searched } from './guests.ts';
import type { PageKind } from './page-kinds.ts';
import { loggedIn, ordered } from './ready-cart.ts';

/** Stores a new customer and returns the e-mail address. */
export async function newCustomer(page: Page, guest: Guest, network = newNetwork()) {
  const email = newEmail();
  const { firstName = '', lastName = '' } = guest.address;
  storeCustomer({ email, firstName, lastName }, guest.country, guest.prefix?.slice(1));
  // Own network address: together the tests would exceed the form's rate limit.
  await page.context().setExtraHTTPHeaders({ 'CF-Connecting-IP': network });
  return email;
}

/** Logs a new customer in by a request and returns the e-mail address. */
export async function logInNew(page: Page, guest: Guest): Promise<string> {
  const network = newNetwork();
  const email = await newCustomer(page, guest, network);
  await loggedIn(page, guest, { email, password }, network);
  return email;
}

export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.locator('main [name="email"]').fill(email);
  await page.locator('main [name="password"]').fill(password);
}

/** Clicks the submit button of the page's own form; a passkey has another one. */
export async function press(page: Page): Promise<void> {
  await page.locator('main .login form:not([data-passkey]) > button').click();
}

export async function openMenu(page: Page): Promise<void> {
  await page.locator('#account > button').click();
  await expect(page.locator('#account-menu')).toBeVisible();
}

const at = (path: string) => async (page: Page, guest: Guest) => {
  await page.goto(homeOf(guest) + path);
};

const asCustomer = (path: string) => async (page: Page, guest: Guest) => {
  await logInNew(page, guest);
  await at(path)(page, guest);
};

export const accountPages: PageKind[] = [
  { name: 'log in', open: at('login') },
  {
    name: 'log in with errors',
    open: async (page, guest) => {
      await at('login')(page, guest);
      await press(page);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'log in at the checkout', open: at('checkout/login') },
  {
    name: 'registration with errors',
    open: async (page, guest) => {
      await at('create-account')(page, guest);
      await press(page);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'link of a mail that is over',
    status: 410,
    open: at('password-reset/change-password?token=one'),
  },
  {
    name: 'menu of the account',
    // On this page the menu covers nothing clickable.
    open: async (page, guest) => {
      await asCustomer('my-account/loyalty-card')(page, guest);
      await openMenu(page);
    },
  },
  { name: 'account', open: asCustomer('my-account') },
  { name: 'login and security', open: asCustomer('my-account/security') },
  { name: 'profile', open: asCustomer('my-account/my-profile') },
  { name: 'own data', open: asCustomer('my-account/my-data') },
  {
    name: 'erasure',
    open: asCustomer('my-account/my-data/erase'),
  },
  { name: 'new address', open: asCustomer('my-account/billing-details?add') },
  {
    name: 'order in the account',
    open: async (page, guest) => {
      const email = await logInNew(page, guest);
      const { orderNumber } = await ordered(page, guest, [searched.sku], 'cashOnDelivery', email);
      await at('my-account/my-orders')(page, guest);
      await page.getByRole('main').locator(`a[href$="${orderNumber.toLowerCase()}"]`).click();
      await expect(page.locator('[data-order-number]')).toBeVisible();
    },
  },
];
