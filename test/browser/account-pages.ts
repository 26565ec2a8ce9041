/** The account pages, each opened in the state in which a shopper sees it. */
import { expect, type Page } from 'playwright/test';
import { newNetwork } from '../networks.ts';
import { homeOf, newEmail } from './buying.ts';
import { type Guest, searched } from './guests.ts';
import type { PageKind } from './page-kinds.ts';
import { ordered } from './ready-cart.ts';

/** Fills in the form without sending it. */
export async function fillRegistration(page: Page, guest: Guest, email: string): Promise<void> {
  const { firstName = '', lastName = '' } = guest.address;
  const fields = { firstName, lastName, email, password: 'werkbank 7' };
  await page.locator('input[name="clientType"][value="private"]').check();
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
}

/** Registers a new customer and returns the e-mail address. */
export async function register(page: Page, guest: Guest): Promise<string> {
  const email = newEmail();
  // Own network address: together the tests would exceed the form's rate limit.
  const network = newNetwork();
  await page.context().setExtraHTTPHeaders({ 'CF-Connecting-IP': network });
  await page.goto(`${homeOf(guest)}create-account`);
  await fillRegistration(page, guest, email);
  await press(page);
  await page.waitForURL(/\/my-account$/);
  return email;
}

/** Clicks the submit button of the page's own form. */
export async function press(page: Page): Promise<void> {
  await page.locator('main form button[data-kind="go"]').click();
}

export async function openMenu(page: Page): Promise<void> {
  await page.locator('#account > button').click();
  await expect(page.locator('#account-menu')).toBeVisible();
}

const at = (path: string) => async (page: Page, guest: Guest) => {
  await page.goto(homeOf(guest) + path);
};

const asCustomer = (path: string) => async (page: Page, guest: Guest) => {
  await register(page, guest);
  await at(path)(page, guest);
};

export const accountPages: PageKind[] = [
  { name: 'log in', open: at('login') },
  {
    name: 'log in with errors',
    status: 422,
    open: async (page, guest) => {
      await at('login')(page, guest);
      await press(page);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'log in at the checkout', open: at('checkout/login') },
  {
    name: 'registration with errors',
    status: 422,
    open: async (page, guest) => {
      await at('create-account')(page, guest);
      await press(page);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'new password', open: at('password-reset/change-password?token=one') },
  {
    name: 'menu of the account',
    // On this page the menu covers nothing clickable.
    open: async (page, guest) => {
      await asCustomer('my-account/loyalty-card')(page, guest);
      await openMenu(page);
    },
  },
  { name: 'account', open: asCustomer('my-account') },
  { name: 'profile', open: asCustomer('my-account/my-profile') },
  { name: 'own data', open: asCustomer('my-account/my-data') },
  {
    name: 'erasure with errors',
    status: 422,
    open: async (page, guest) => {
      await asCustomer('my-account/my-data/erase')(page, guest);
      await press(page);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'new address', open: asCustomer('my-account/billing-details?add') },
  {
    name: 'order in the account',
    open: async (page, guest) => {
      const email = await register(page, guest);
      const { orderNumber } = await ordered(page, guest, [searched.sku], 'cashOnDelivery', email);
      await at('my-account/my-orders')(page, guest);
      await page.getByRole('main').locator(`a[href$="${orderNumber.toLowerCase()}"]`).click();
      await expect(page.locator('[data-order-number]')).toBeVisible();
    },
  },
];
