/** A guest buys in six markets and five writing habits, from the home page to the mail, in a browser without scripts. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import {
  type Guest,
  guests,
  browsed as shelved,
  searched as sought,
} from '../../browser/guests.ts';
import { reckonFrom } from '../../markets/reckoning.ts';
import { mailsTo, newEmail } from '../customers.ts';
import { deliver } from '../deliver.ts';
import { everHeld, goodsOf } from '../demo-goods.ts';
import { bought, browsed, giveAddresses, lineForm, searched } from '../guest-journey.ts';
import { formOf, sendForm } from '../html-forms.ts';
import { readPage } from '../html-page.ts';
import { eventsAbout, linesOf } from '../order-rows.ts';
import { textsOf } from '../texts-of.ts';
import { led, visitor } from '../visitor.ts';

const wanted = [
  { sku: sought.sku, quantity: 3 },
  { sku: shelved.sku, quantity: 5 },
];

it.each(Object.values<Guest>(guests))('a guest buys in $locale', async (guest) => {
  const language = guest.locale.slice(0, 2);
  const named = new Map(
    await Promise.all(
      wanted.map(async ({ sku }) => [sku, await goodsOf(sku, guest.country, language)] as const),
    ),
  );
  const due = reckonFrom((sku) => named.get(sku)?.unit ?? 0, guest, wanted);
  const before = await Promise.all(wanted.map(({ sku }) => everHeld(sku)));
  const email = newEmail().toLowerCase();
  const shopper = visitor(guest.host);
  const quantityOf = async (sku: string) =>
    (await lineForm(shopper, guest, sku)).controls.get('quantity')?.value;

  await bought(shopper, await searched(shopper, guest), sought.number, { quantity: '2' });
  expect(await quantityOf(sought.sku)).toBe('2');
  await bought(shopper, await browsed(shopper, guest), shelved.number, {});
  expect(await quantityOf(shelved.sku)).toBe('1');
  await led(sendForm(shopper, await lineForm(shopper, guest, sought.sku), {}, 'remove'));
  await expect(lineForm(shopper, guest, sought.sku)).rejects.toThrow('no line');
  const five = { quantity: '5' };
  await led(sendForm(shopper, await lineForm(shopper, guest, shelved.sku), five, 'change'));
  await bought(shopper, await searched(shopper, guest), sought.number, { quantity: '3' });
  expect([await quantityOf(sought.sku), await quantityOf(shelved.sku)]).toEqual(['3', '5']);
  const cart = await readPage(await shopper.get(`${guest.prefix ?? ''}/checkout/cart`));
  expect(cart.html).toContain(`data-total="${due.total - due.fee}"`);
  const checkout = `${guest.prefix ?? ''}/checkout/addresses`;
  expect(cart.links).toContain(checkout);

  const step = await shopper.get(await giveAddresses(shopper, guest, email));
  const choice = sendForm(
    shopper,
    await formOf(step, 'order'),
    { method: guest.payment },
    'choose',
  );
  const payment = await shopper.get(await led(choice));
  expect(await payment.clone().text()).toContain(`data-total="${due.total}"`);
  const form = await formOf(payment, 'order');
  const keys = form.keys.filter(({ value }) => value === 'order');
  expect(keys.map(({ text }) => text)).toEqual([guest.orderButton]);
  const path = await led(sendForm(shopper, form, {}, 'order'));
  const thanks = await readPage(await shopper.get(path));
  const t = await textsOf(guest.locale);
  expect(thanks.h1).toEqual([t('order.thankYou')]);
  expect(thanks.html).toContain(`data-total="${due.total}"`);
  const [, number = ''] = /data-order-number="([^"]*)"/.exec(thanks.html) ?? [];

  const orders = await env.DB.prepare('SELECT * FROM orders WHERE customer_email = ?')
    .bind(email)
    .all<Record<string, string>>();
  expect(orders.results).toHaveLength(1);
  const [{ id = '', document = '', ...order } = {}] = orders.results;
  expect(order).toMatchObject({
    order_number: number,
    store: guest.country,
    total_cent_amount: due.total,
    tax_cent_amount: due.tax,
  });
  const lines = due.lines.map(({ total_cent_amount: total, ...line }) => ({ ...line, total }));
  expect(await linesOf(id)).toEqual(lines);
  expect(JSON.parse(document)).toMatchObject({
    locale: guest.locale,
    paymentInfo: { payments: [{ paymentMethodInfo: { paymentInterface: guest.payment } }] },
    shippingInfo: { price: { centAmount: due.shipping } },
    taxedPrice: {
      totalNet: { centAmount: due.net },
      totalGross: { centAmount: due.total },
      taxPortions: [{ rate: guest.vat / 1000, amount: { centAmount: due.tax } }],
    },
    billingAddress: { city: guest.address.city, lastName: guest.address.lastName },
  });
  expect(await Promise.all(wanted.map(({ sku }) => everHeld(sku)))).toEqual(before);

  await deliver(...(await eventsAbout(id)));
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toContain(number);
  expect(mail?.locale).toBe(guest.locale);
  expect(mail?.text).toMatch(guest.mailWord);
  for (const { sku, quantity } of wanted) {
    expect(mail?.text).toContain(`${quantity} × ${named.get(sku)?.name}`);
  }
});
