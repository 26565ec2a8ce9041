/**
 * The checkout by keyboard, in two alphabets: from the product to the thank-you page with input errors, and from the
 * addresses with a refused card; no step has an axe violation, and none sticks out at any size.
 */
import { expect, type Page, test } from 'playwright/test';
import type { CountryCode } from '../../../src/domain/country/countries.ts';
import { buyers } from '../../markets/buyers.ts';
import { marketOf } from '../../markets/markets.ts';
import { newNetwork } from '../../networks.ts';
import { awake, newEmail } from '../buying.ts';
import { goodsOf } from '../database.ts';
import { expectForEverybody } from '../everybody.ts';
import { searched } from '../guests.ts';
import { expectVisibleFocus, fillIn, press, tabTo, writeOver } from '../keys.ts';
import { fillCart } from '../ready-cart.ts';
import { addressOf, textsOf } from '../shop.ts';

/** `instead`: how the second order is paid after the card was refused. */
type Shopper = {
  country: CountryCode;
  width: number;
  instead: 'bankTransfer' | 'cashOnDelivery';
};
const german: Shopper = { country: 'de', width: 1440, instead: 'bankTransfer' };
const greek: Shopper = { country: 'gr', width: 390, instead: 'cashOnDelivery' };

const orderButton = (page: Page) =>
  page.getByRole('main').locator('button[name="intent"][value="order"]');
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

test('a company buys by keyboard alone, corrects two errors and confirms the payment at its bank', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { country, width } = german;
  const { locale } = marketOf(country);
  const texts = textsOf(locale);
  const told = (key: string) => ({ locale, heading: texts(key) });
  await page.setViewportSize({ width, height: 900 });
  await toCart(page, german);
  await expectForEverybody(page, told('cart.title'));
  await toAddresses(page, german);
  const { company, buyer } = buyers[country];
  const { postalCode = '', city = '' } = buyer;
  const billing = { ...buyer, company: company.name, vatNumber: company.vatNumber };
  await fillIn(page, {
    email: newEmail(),
    clientType: 'company',
    ...under('billing', { ...billing, postalCode: '12' }),
    shippingAddressType: 'DIFFERENT_FROM_BILLING',
  });
  // Both fields showed their result when they lost the focus.
  await expect(page.locator('.vat')).toHaveAttribute('data-state', 'ok');
  await expect(page.locator('.vat [aria-live]')).not.toBeEmpty();
  const complaint = page.locator('[id="billing.postalCode-error"]');
  await expect(complaint).toHaveRole('status');
  const said = await complaint.innerText();
  const { city: _, ...elsewhere } = buyer;
  await fillIn(page, { 'shipping.clientType': 'private', ...under('shipping', elsewhere) });
  await page.keyboard.press('Enter');

  await expect(field(page, 'billing.postalCode')).toBeFocused();
  await expectVisibleFocus(page);
  await expect(page.locator('.toast[role="alert"]')).toContainText(said);
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expectForEverybody(page, told('checkout.step.addresses'));
  await expect(field(page, 'billing.postalCode')).toBeFocused();
  await press(page, summary.locator('a[href="#shipping.city"]'), 'Shift+Tab');
  await expect(field(page, 'shipping.city')).toBeFocused();
  await expectVisibleFocus(page);
  await writeOver(page, city);
  await tabTo(page, field(page, 'billing.postalCode'), 'Shift+Tab');
  await writeOver(page, postalCode);
  // Tabs to the button while the message is still shown.
  await press(page, page.getByRole('button', { name: texts('checkout.continueToPayment') }));
  await page.waitForURL(/\/checkout\/payment$/);

  await expectForEverybody(page, told('checkout.step.payment'));
  await choose(page, 'scheme');
  await press(page, orderButton(page));
  await payByKeyboard(page, { number: '4212 3456 7891 0006' });
  await page.waitForURL(/\/challenge\//);
  await press(page, page.getByRole('button', { name: 'Confirm' }));
  await page.waitForURL(/\/checkout\/thank-you\?order=/);
  await expectForEverybody(page, told('order.thankYou'));
});

test('a shopper whose card is refused pays by another method, by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { country, width } = greek;
  const { locale } = marketOf(country);
  const texts = textsOf(locale);
  const told = (key: string) => ({ locale, heading: texts(key) });
  await page.setViewportSize({ width, height: 900 });
  await fillCart(page, { country, host: country, address: {} }, [searched.sku]);
  await page.goto(`${addressOf(country)}/checkout/addresses`);
  await page.locator('#addresses[data-watched]').waitFor();
  await fillIn(page, {
    email: newEmail(),
    clientType: 'private',
    ...under('billing', buyers[country].buyer),
  });
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\/payment$/);
  await choose(page, 'scheme');
  await press(page, orderButton(page));
  const card = { number: '4111 1111 1111 1111', name: 'DECLINED' };
  // The third refusal ends the payment.
  for (const alerts of [0, 1, 1]) {
    await expect(page.getByRole('alert')).toHaveCount(alerts);
    await payByKeyboard(page, card);
  }
  await page.waitForURL(/payment-error/);
  await expect(page.getByRole('alert')).toContainText(texts('paymentError.reason.declined'));
  await expectForEverybody(page, told('paymentError.title'));
  await press(page, page.getByRole('link', { name: texts('paymentError.retry') }));
  // The retry link leads to the failed method; another one is chosen there.
  await page.waitForURL(/\/checkout\/payment\?method=scheme$/);
  await choose(page, greek.instead);
  await expect(page.locator('body > [role="status"]')).toContainText(/\d/);
  await press(page, orderButton(page));
  await page.waitForURL(/\/checkout\/thank-you\?order=/);
  await expectForEverybody(page, told('order.thankYou'));
});

const under = (section: string, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${section}.${name}`, value]));

/** From the product page through the drawer to the cart. */
async function toCart(page: Page, { country }: Shopper): Promise<void> {
  const { locale } = marketOf(country);
  const texts = textsOf(locale);
  // Own network address: VAT checks are limited to ten a minute per address.
  const network = newNetwork();
  await page.context().setExtraHTTPHeaders({ 'CF-Connecting-IP': network });
  const { slug } = goodsOf(searched.sku, country, locale.slice(0, 2));
  await page.goto(`${addressOf(country)}/${slug}`);
  await awake(page, 'add-to-cart');
  await press(page, page.getByRole('link', { name: texts('header.skip') }));
  await press(page, page.getByRole('button', { name: texts('cart.add') }));
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await press(page, drawer.getByRole('link', { name: texts('cart.open') }));
  await page.waitForURL(/\/checkout\/cart$/);
}

async function toAddresses(page: Page, { country }: Shopper): Promise<void> {
  const texts = textsOf(marketOf(country).locale);
  await press(page, page.getByRole('link', { name: texts('cart.checkout') }).first());
  await page.waitForURL(/\/checkout\/addresses$/);
  await page.locator('#addresses[data-watched]').waitFor();
}

/** Moves by arrow key; each step requests its total, and the focus stays. */
async function choose(page: Page, method: string): Promise<void> {
  const chosen = page.locator('input[name="method"]:checked');
  await tabTo(page, chosen);
  while ((await chosen.getAttribute('value')) !== method) {
    const before = page.url();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL((url) => url.href !== before);
    await expect(chosen).toBeFocused();
    await expectVisibleFocus(page);
  }
}

/** On the provider's page, where Enter pays. */
async function payByKeyboard(page: Page, card: Record<string, string>): Promise<void> {
  await page.waitForURL(/__sandbox\/adyen/);
  await fillIn(page, { ...card, expiry: '03/30', code: '737' });
  await page.keyboard.press('Enter');
  await page.waitForLoadState();
}
