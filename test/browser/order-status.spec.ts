/** A guest looks an order up on another device: by keyboard, with scripts and without, in German and in Greek. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from './axe.ts';
import { homeOf, newEmail } from './buying.ts';
import { type Guest, guests, searched } from './guests.ts';

/** The guest's order of one piece, paid in cash, placed by the shop's own calls. */
async function ordered(page: Page, guest: Guest, email: string) {
  await page.goto(`${homeOf(guest)}contact`);
  const ask = async (name: string, main: object) => {
    const answer = await page.evaluate(
      async ([path, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        const response = await fetch(path, { method: 'POST', headers, body });
        return response.json();
      },
      [`${guest.prefix ?? ''}/new-ct/${name}`, JSON.stringify([main])] as const,
    );
    expect(answer).toHaveProperty('data');
    return answer.data;
  };
  const address = { ...guest.address, country: guest.country };
  const { cart } = await ask('createCart', {});
  const { cart: ready } = await ask('updateCart', {
    id: cart.id,
    version: cart.version,
    actions: [
      { action: 'addLineItem', sku: searched.sku, quantity: 1 },
      { action: 'setCustomerEmail', email },
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
      { action: 'addPayment', paymentInterface: 'cashOnDelivery' },
    ],
  });
  const { order } = await ask('createOrder', {
    id: ready.id,
    version: ready.version,
    paymentMethod: 'cashOnDelivery',
    expectedTotalCentAmount: ready.totalPrice.centAmount,
  });
  return order as { id: string; orderNumber: string };
}

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);

async function look(page: Page, orderNumber: string, email: string): Promise<void> {
  await field(page, 'orderNumber').fill(orderNumber);
  await page.keyboard.press('Tab');
  await expect(field(page, 'email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const guest of [guests.de, guests.gr]) {
      test(`an order in ${guest.locale} is found by number and e-mail address`, async ({
        page,
        browser,
      }) => {
        const email = newEmail();
        const elsewhere = await browser.newContext({ javaScriptEnabled: true });
        const { orderNumber } = await ordered(await elsewhere.newPage(), guest, email);
        await page.goto(`${homeOf(guest)}contact`);
        await page.getByRole('contentinfo').locator('a[href$="/order-status"]').click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        await look(page, '12', 'nobody');
        await expect(field(page, 'orderNumber')).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, 'orderNumber')).toBeFocused();
        await expect(field(page, 'email')).toHaveValue('nobody');

        await field(page, 'email').fill('');
        await look(page, orderNumber, newEmail());
        await expect(page.getByRole('alert')).toHaveCount(1);
        await expect(page.locator('[data-order-number]')).toHaveCount(0);

        await field(page, 'email').fill('');
        await look(page, orderNumber.slice(2).toLowerCase(), email);
        const found = page.locator(`[data-order-number="${orderNumber}"]`);
        await expect(found).toContainText(guest.address.city ?? '');
        await expect(found).not.toContainText(guest.address.lastName ?? '');
        await elsewhere.close();
      });
    }
  });
}

for (const guest of [guests.de, guests.gr]) {
  test(`the look-up, the order and the thanks in ${guest.locale} have no violation`, async ({
    page,
  }) => {
    const email = newEmail();
    const { id, orderNumber } = await ordered(page, guest, email);
    await page.goto(`${homeOf(guest)}order-status`);
    await expectClean(page, 'look-up');
    await look(page, orderNumber, email);
    await expect(page.locator('[data-order-number]')).toBeVisible();
    await expectClean(page, 'order');
    await page.goto(`${homeOf(guest)}checkout/thank-you?order=${id}`);
    await expect(page.locator('[data-payment-status]')).toBeVisible();
    await expectClean(page, 'thanks');
  });
}
