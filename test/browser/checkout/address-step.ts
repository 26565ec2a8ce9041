/** Brings a browser to the addresses step with one article in the cart. */
import { expect, type Page } from 'playwright/test';
import { guests, searched } from '../guests.ts';
import { fillCart } from '../ready-cart.ts';
import { addressOf } from '../shop.ts';

export async function openStep(page: Page, country = 'de'): Promise<void> {
  await fillCart(page, { country, host: country, address: {} }, [searched.sku]);
  await page.goto(`${addressOf(country)}/checkout/addresses`);
}

/** Waits until the page's script watches the form. */
export async function watched(page: Page): Promise<void> {
  await page.locator('#addresses[data-watched]').waitFor();
}

export const fieldOf = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

export const choiceOf = (page: Page, name: string, value: string) =>
  page.locator(`main input[name="${name}"][value="${value}"]`);

export async function fillIn(page: Page, more: Record<string, string> = {}): Promise<void> {
  await fieldOf(page, 'email').fill('guest@example.com');
  for (const [name, value] of Object.entries(guests.de.address)) {
    await fieldOf(page, `billing.${name}`).fill(value);
  }
  for (const [name, value] of Object.entries(more)) await fieldOf(page, name).fill(value);
}

export async function goOn(page: Page): Promise<void> {
  await page.locator('button[form="addresses"]').click();
}

export async function expectPaymentStep(page: Page): Promise<void> {
  await page.waitForURL(/\/checkout\/payment$/);
  await expect(page.locator('[data-total]')).toBeVisible();
}
