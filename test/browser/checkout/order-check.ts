/** Checks an order in the database, in the stock and in the mail. */
import { expect, type Page } from 'playwright/test';
import type { Wanted } from '../../markets/reckoning.ts';
import { everHeld, goodsOf, ordersOf } from '../database.ts';
import type { Guest } from '../guests.ts';
import { addressOf } from '../shop.ts';
import { reckon } from './reckoning.ts';

/** By SKU: stock plus everything ever ordered. */
export type Stock = Map<string, number>;

export function stockNow(skus: string[]): Stock {
  return new Map(skus.map((sku) => [sku, everHeld(sku)]));
}

export function expectOrderStored(
  guest: Guest,
  email: string,
  number: string,
  wanted: Wanted[],
  before: Stock,
): void {
  const orders = ordersOf(email);
  expect(orders).toHaveLength(1);
  const sums = reckon(guest, wanted);
  expect(orders[0]).toMatchObject({
    order_number: number,
    store: guest.country,
    total_cent_amount: sums.total,
    tax_cent_amount: sums.tax,
    lines: sums.lines,
    document: {
      locale: guest.locale,
      paymentInfo: { payments: [{ paymentMethodInfo: { paymentInterface: guest.payment } }] },
      shippingInfo: { price: { centAmount: sums.shipping } },
      taxedPrice: {
        totalNet: { centAmount: sums.net },
        totalGross: { centAmount: sums.total },
        taxPortions: [{ rate: guest.vat / 1000, amount: { centAmount: sums.tax } }],
      },
      billingAddress: { city: guest.address.city, lastName: guest.address.lastName },
    },
  });
  for (const { sku } of wanted) expect(everHeld(sku), `stock of ${sku}`).toBe(before.get(sku));
}

/** The mail goes through the queue: it arrives a moment after the order. */
export async function expectMail(
  page: Page,
  guest: Guest,
  email: string,
  number: string,
  wanted: Wanted[],
): Promise<void> {
  const outbox = `${addressOf(guest.host)}/__outbox`;
  const mail = page.getByRole('article').filter({ hasText: email });
  await expect(async () => {
    await page.goto(outbox);
    await expect(mail).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(mail.getByRole('heading')).toContainText(number);
  await expect(mail).toContainText(guest.locale);
  await expect(mail).toContainText(guest.mailWord);
  for (const { sku, quantity } of wanted) {
    const { name } = goodsOf(sku, guest.country, guest.locale.slice(0, 2));
    await expect(mail).toContainText(`${quantity} × ${name}`);
  }
}
