/** The VAT field of a company in Ireland: every state by its words, net prices once they are, and no way that is barred. */
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { fieldOf } from './address-step.ts';
import { expectClean } from './axe.ts';
import { awake, choosePayment, newEmail } from './buying.ts';
import { hold } from './cart-step.ts';
import { goodsOf } from './database.ts';
import { searched } from './guests.ts';
import { addressOf, textsOf } from './shop.ts';

const shop = addressOf('ie');
const texts = textsOf('en-IE');

const field = (page: Page) => page.locator('[name="billing.vatNumber"]');
const state = (page: Page) => page.locator('.vat');
const note = (page: Page) => page.locator('.vat .note');

/** At the addresses step with one article; Irish forms begin as a company's. */
async function openAddresses(page: Page): Promise<void> {
  // From a network address of its own: one may ask about ten numbers a minute.
  const network = `2001:db8::${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`;
  await page.context().setExtraHTTPHeaders({ 'CF-Connecting-IP': network });
  await page.goto(`${shop}/${goodsOf(searched.sku, 'ie', 'en').slug}`);
  const key = page.getByRole('button', { name: texts('cart.add') });
  // A press before the island is awake sends the form; afterwards it opens the drawer. Both add.
  const added = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      /checkout\/cart$|new-ct\/(addToCart|updateCart)$/.test(response.url()),
  );
  await key.click();
  await added;
  await page.waitForLoadState();
  await page.goto(`${shop}/checkout/addresses`);
}

async function type(page: Page, number: string): Promise<void> {
  await field(page).fill(number);
  await field(page).press('Tab');
}

async function fillAddress(page: Page): Promise<void> {
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

const goOn = (page: Page) =>
  page.getByRole('button', { name: texts('checkout.continueToPayment') }).click();

test.describe('the field', () => {
  test.beforeEach(async ({ page }) => {
    await openAddresses(page);
    await awake(page, 'vat-field');
  });

  test('shows prefix, example and what it means for the price', async ({ page }) => {
    await expect(page.locator('.field__pre')).toHaveText('IE');
    await expect(field(page)).toHaveAccessibleDescription(
      /For example 1234567T\..*without VAT instead of/,
    );
    await expect(note(page)).toHaveCount(0);
    await field(page).fill('ATU12345675');
    await expect(page.locator('.field__pre')).toHaveCount(0);
  });

  test('asks on leaving, and says that prices will be net', async ({ page }) => {
    const letGo = await hold(page, '**/vat/validate*');
    await type(page, '1234567t');
    await expect(state(page)).toHaveAttribute('data-state', 'loading');
    await expect(note(page)).toHaveText('Checking your VAT ID.');
    letGo();
    await expect(state(page)).toHaveAttribute('data-state', 'ok');
    await expect(note(page)).toContainText(
      'VAT ID successfully validated. When you continue, you pay €',
    );
    await expectClean(page, 'the VAT field validated');
  });

  test('a number of the country that goods leave from changes nothing', async ({ page }) => {
    await type(page, 'DE 123456788');
    await expect(note(page)).toHaveText('Valid. Domestic VAT still applies.');
  });

  test('what is not valid has reasons, and one may go on', async ({ page }) => {
    await type(page, 'ATU99990108');
    await expect(state(page)).toHaveAttribute('data-state', 'invalid');
    await expect(note(page)).toContainText(
      'VAT ID not validated. Please correct it or continue anyway.',
    );
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    const opener = note(page).getByRole('button', { name: texts('vat.reasons') });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: texts('vat.reasons') });
    for (const reason of ['Invalid VAT ID', 'Private VAT ID', 'System error']) {
      await expect(dialog.getByText(reason, { exact: true })).toBeVisible();
    }
    await expectClean(page, 'the reasons');
    await dialog.getByRole('button', { name: texts('vat.continue') }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('nobody is asked about what no number looks like', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await type(page, '12');
    await expect(note(page)).toContainText('Make sure your VAT ID format is correct');
    await type(page, '1');
    await expect(note(page)).toHaveCount(0);
    expect(asked.filter((url) => url.includes('/vat/'))).toEqual([]);
  });

  test('a registry that cannot say is asked again by a key', async ({ page }) => {
    await type(page, 'ATU99990304');
    await expect(state(page)).toHaveAttribute('data-state', 'timeout');
    await expect(note(page)).toContainText(
      'VAT ID validation is taking too much time. Confirm by clicking the button below.',
    );
    await expectClean(page, 'the VAT field asked again');
    const letGo = await hold(page, '**/vat/validate*');
    await note(page)
      .getByRole('button', { name: texts('vat.again') })
      .click();
    await expect(state(page)).toHaveAttribute('data-state', 'retry');
    letGo();
    await expect(state(page)).toHaveAttribute('data-state', 'timeout');
  });

  test('a shop that cannot be reached is a technical issue', async ({ page }) => {
    await page.route('**/vat/validate*', (route) => route.abort());
    await type(page, '1234567T');
    await expect(note(page)).toContainText('Technical issue occurred.');
  });

  test('an answer to an earlier number is not told', async ({ page }) => {
    const letGo = await hold(page, '**/vat/validate*');
    await type(page, 'ATU99990108');
    await field(page).fill('1234567');
    letGo();
    await expect(note(page)).toHaveCount(0);
    await type(page, '1234567T');
    await expect(state(page)).toHaveAttribute('data-state', 'ok');
  });
});

test('a number that was typed before the field was awake is asked about all the same', async ({
  page,
}) => {
  await openAddresses(page);
  await page.locator('[data-island="vat-field"]').waitFor();
  const letGo = await hold(page, /vat-field[^/]*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await field(page).fill('1234567T');
  await fieldOf(page, 'email').focus();
  letGo();
  await expect(state(page)).toHaveAttribute('data-state', 'ok');
  await expect(field(page)).toHaveValue('1234567T');
});

test('the payment step brings itself up to date when the registry has answered', async ({
  page,
}) => {
  await openAddresses(page);
  await fillAddress(page);
  await field(page).fill('ATU99990304');
  await goOn(page);
  await page.waitForURL(/\/checkout\/payment/);
  await choosePayment(page, 'cashOnDelivery');
  const pending = page.getByText(texts('vat.pending'));
  await expect(pending).toBeVisible();
  await expectClean(page, 'the payment step with an answer under way');
  const orderKey = page.getByRole('main').locator('button[name="intent"][value="order"]');
  await orderKey.focus();
  const total = page.locator('[data-total]');
  const gross = Number(await total.getAttribute('data-total'));
  const { version } = await numberAnswered(page);
  await expect(pending).toHaveCount(0);
  await expect(page.locator('.note')).toContainText('Prices have been adjusted to NET.');
  await expect(page.getByText('VAT 0% – intra-Community supply')).toBeVisible();
  expect(Number(await total.getAttribute('data-total'))).toBeLessThan(gross);
  await expect(orderKey).toBeFocused();
  await expect(page.locator('[name="method"][value="cashOnDelivery"]')).toBeChecked();
  expect(Number(await page.locator('[name="version"]').inputValue())).toBeGreaterThanOrEqual(
    version,
  );
  await orderKey.press('Enter');
  await page.waitForURL(/\/checkout\/thank-you/);
});

/** As from another window: a number that the registry does know. */
function numberAnswered(page: Page): Promise<{ version: number }> {
  return page.evaluate(async () => {
    const call = async (name: string, main: object) => {
      const body = JSON.stringify([main]);
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(`/new-ct/${name}`, { method: 'POST', headers, body });
      return (await response.json()).data;
    };
    const { activeCart } = (await call('getMe', {})).me;
    const { id, version, billingAddress } = activeCart;
    const address = { ...billingAddress, vatNumber: 'IE1234567T' };
    const actions = [{ action: 'setBillingAddress', address }];
    return (await call('updateCart', { id, version, actions })).cart;
  });
}

test('validated, then net: the payment step, the order and its mail say so', async ({ page }) => {
  await openAddresses(page);
  await awake(page, 'vat-field');
  await fillAddress(page);
  await type(page, '1234567T');
  await expect(state(page)).toHaveAttribute('data-state', 'ok');
  await goOn(page);
  await page.waitForURL(/\/checkout\/payment/);
  await expect(page.getByText('Prices have been adjusted to NET.')).toBeVisible();
  await expect(page.getByText('VAT 0% – intra-Community supply')).toBeVisible();
  await expectClean(page, 'the payment step without VAT');
  await page.goto(`${shop}/checkout/addresses`);
  await expect(note(page)).toContainText('Prices have been adjusted to NET.');
  await expect(field(page)).toHaveValue('1234567T');
  await goOn(page);
  await page.waitForURL(/\/checkout\/payment/);
  await choosePayment(page, 'cashOnDelivery');
  await page.getByRole('main').locator('button[name="intent"][value="order"]').click();
  await page.waitForURL(/\/checkout\/thank-you/);
  await expect(page.getByText('VAT 0% – intra-Community supply')).toBeVisible();
  await expect(async () => {
    await page.goto(`${shop}/__outbox`);
    const mail = page.locator('.mail', { hasText: 'Rose Cottage Ltd' }).first();
    await expect(mail).toContainText('VAT 0% – intra-Community supply: €0.00', { timeout: 500 });
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field posts, and the payment step says how the check stands', async ({ page }) => {
    await openAddresses(page);
    await fillAddress(page);
    await field(page).fill('ATU99990304');
    await goOn(page);
    await page.waitForURL(/\/checkout\/payment/);
    await expect(page.getByText(texts('vat.pending'))).toBeVisible();
    await page.getByRole('button', { name: texts('vat.again') }).click();
    await expect(page.getByText(texts('vat.pending'))).toBeVisible();
    await page.goto(`${shop}/checkout/addresses`);
    await field(page).fill('IE1234567T');
    await goOn(page);
    await page.waitForURL(/\/checkout\/payment/);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Prices have been adjusted to NET.')).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await expect(page.getByText('VAT 0% – intra-Community supply')).toBeVisible();
  });
});
