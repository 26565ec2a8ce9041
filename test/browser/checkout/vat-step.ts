/** The addresses step for a company in Ireland. */
import type { Page } from 'playwright/test';
import { newNetwork } from '../../networks.ts';
import { newEmail } from '../buying.ts';
import { searched } from '../guests.ts';
import { fillCart } from '../ready-cart.ts';
import { addressOf, textsOf } from '../shop.ts';

export const shop = addressOf('ie');
export const texts = textsOf('en-IE');

export const field = (page: Page) => page.locator('[name="billing.vatNumber"]');
export const state = (page: Page) => page.locator('.vat');
export const note = (page: Page) => page.locator('.vat .note');

/** Opens the addresses step with one article; Irish forms default to a company. */
export async function openAddresses(page: Page): Promise<void> {
  // Own network address: VAT checks are limited to ten a minute per address.
  const network = newNetwork();
  await page.context().setExtraHTTPHeaders({ 'CF-Connecting-IP': network });
  await fillCart(page, { country: 'ie', host: 'ie', address: {} }, [searched.sku]);
  await page.goto(`${shop}/checkout/addresses`);
}

export async function type(page: Page, number: string): Promise<void> {
  await field(page).fill(number);
  await field(page).press('Tab');
}

export async function fillAddress(page: Page): Promise<void> {
  const values = {
    email: newEmail(),
    'billing.company': 'Rose Cottage Ltd',
    'billing.firstName': 'Aoife',
    'billing.lastName': 'Ó',
    'billing.streetName': 'Main Street',
    'billing.streetNumber': '1',
    'billing.city': 'Dublin',
    'billing.postalCode': 'D02 AF30',
  };
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
}

export const goOn = (page: Page) =>
  page.getByRole('button', { name: texts('checkout.continueToPayment') }).click();
