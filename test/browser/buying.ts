/** The steps of a purchase as a shopper takes them, with and without JavaScript. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import { categorySlugOf } from './database.ts';
import type { Guest } from './guests.ts';
import { addressOf, textsOf } from './shop.ts';

export function homeOf(guest: Guest): string {
  return `${addressOf(guest.host)}${guest.prefix ?? ''}/`;
}

/** A unique e-mail address. */
export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

export async function searchFor(page: Page, guest: Guest): Promise<void> {
  // Its role is searchbox until it is used, then combobox.
  const search = page.locator('.header input[name="query"]');
  await search.fill(guest.search);
  await search.press('Enter');
  await page.waitForURL(/\/search\?/);
}

/** Follows the link of the product whose address ends in this number. */
export async function openProduct(page: Page, number: string): Promise<void> {
  await page.locator(`main li.card a[href$="-${number}"]`).click();
  await page.waitForURL(new RegExp(`-${number}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function browseTo(page: Page, guest: Guest): Promise<void> {
  const [department, category] = guest.category;
  const texts = textsOf(guest.locale);
  const home = page.getByRole('link', { name: 'Kontor', exact: true });
  // On a telephone the logo is only at the top of the page.
  await page.keyboard.press('Home');
  await expect(home).toBeInViewport({ ratio: 1 });
  await home.click();
  await page
    .getByRole('navigation', { name: texts('header.departments') })
    .locator(`a[href$="/${categorySlugOf(department, guest.locale.slice(0, 2))}"]`)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(department);
  await page
    .getByRole('navigation', { name: texts('listing.subcategories') })
    .getByRole('link', { name: category })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
}

/** Waits until an island is hydrated; before that its forms and links work without script. */
export async function awake(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island="${island}"][data-awake]`).waitFor({ state: 'attached' });
}

export async function addToCart(page: Page, guest: Guest): Promise<Locator> {
  await awake(page, 'add-to-cart');
  await page.getByRole('button', { name: textsOf(guest.locale)('cart.add'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  return drawer;
}

export function lineOf(scope: Page | Locator, sku: string): Locator {
  return scope.locator(`li.line[data-sku="${sku}"]`);
}

/** Submits incomplete addresses first, to check the reported errors, then complete ones. */
export async function giveAddresses(page: Page, guest: Guest, email: string): Promise<void> {
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const go = page.getByRole('button', {
    name: textsOf(guest.locale)('checkout.continueToPayment'),
  });
  const { firstName = '', postalCode = '', ...rest } = guest.address;
  for (const [name, value] of Object.entries(rest)) await field(`billing.${name}`).fill(value);
  await field('billing.postalCode').fill(guest.postalCodeOfNoCountry);
  await field('email').fill('nobody');
  await go.click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveCount(3);
  for (const name of ['email', 'billing.firstName', 'billing.postalCode']) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(/\S/);
    await summary.locator(`a[href="#${name}"]`).click();
    await expect(field(name)).toBeInViewport();
  }
  for (const [name, value] of Object.entries(rest)) {
    await expect(field(`billing.${name}`)).toHaveValue(value);
  }
  await expect(field('email')).toHaveValue('nobody');
  await field('email').fill(email);
  await field('billing.firstName').fill(firstName);
  await field('billing.postalCode').fill(postalCode);
  await go.click();
  await page.waitForURL(/\/checkout\/payment$/);
}

/** Chooses a payment method and waits for its total; without a script a button requests the total. */
export async function choosePayment(page: Page, payment: string): Promise<void> {
  const radio = page.locator(`input[type="radio"][name="method"][value="${payment}"]`);
  if (await radio.isChecked()) return;
  await radio.check();
  const key = page.locator('fieldset.choices ~ noscript .btn:visible');
  if ((await key.count()) > 0) await key.click();
  await page.waitForURL(new RegExp(`method=${payment}`));
  await expect(radio).toBeChecked();
}

/** Chooses the guest's payment method and presses the order button, whose wording the law prescribes. */
export async function order(page: Page, guest: Guest): Promise<string> {
  await choosePayment(page, guest.payment);
  const button = page.getByRole('main').locator('button[name="intent"][value="order"]');
  await expect(button).toHaveCount(1);
  await expect(button).toHaveAccessibleName(guest.orderButton);
  await button.click();
  await page.waitForURL(/\/checkout\/thank-you\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsOf(guest.locale)('order.thankYou'),
  );
  return page.locator('[data-order-number]').innerText();
}
