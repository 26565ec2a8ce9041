/** Notes for the driver of a freight delivery, from the form without a script to the mail. Source: eu-2026.md F-19. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { confirmed } from '../placed-orders.ts';
import { addressFields, cartWith } from '../shopper.ts';
import { led, visitor } from '../visitor.ts';

const notes = {
  'shipping.deliveryNoteFloor': '2',
  'shipping.deliveryNoteForklift': 'on',
  'shipping.deliveryNoteWindow': 'Mon–Fri 8–14',
};

it('floor, forklift and delivery window are stored and shown in the review, the thank-you page and the mail', async () => {
  const { t } = await textsFor('cs-CZ');
  const [sku] = await putOnSale({ price: 6000, freight: true });
  const shopper = visitor('cz');
  await cartWith(shopper, { [sku]: 1 });
  const form = { ...addressFields('cz'), 'shipping.phone': '+420 601 123 456', ...notes };
  expect(await led(shopper.post('/checkout/addresses', form))).toBe('/checkout/payment');
  const review = await readPage(await shopper.get('/checkout/payment'));
  const again = await readPage(await shopper.get('/checkout/addresses'));
  expect(again.fields['shipping.deliveryNoteWindow']).toBe('Mon–Fri 8–14');
  expect(again.html).toMatch(/<input[^>]*deliveryNoteForklift[^>]*checked/);
  const { cartId = '', version, total } = review.fields;
  const { order } = await shopper.ask('createOrder', {
    id: cartId,
    version: Number(version),
    paymentMethod: 'bankTransfer',
    expectedTotalCentAmount: Number(total),
  });
  const thanks = await shopper.get(`/checkout/thank-you?order=${order.id}`);
  const mail = await confirmed(order);
  const told = [
    `${t('address.floor')}: 2`,
    t('address.forklift'),
    `${t('address.deliveryWindow')}: Mon–Fri 8–14`,
  ];
  for (const text of [review.html, await thanks.text(), mail?.text]) {
    for (const note of told) expect(text).toContain(note);
  }
});

it('the form does not ask for them when the goods are a parcel', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const shopper = visitor('ie');
  await cartWith(shopper, { [sku]: 1 });
  const page = await readPage(await shopper.get('/checkout/addresses'));
  expect(page.html).not.toContain('deliveryNote');
});

it('a PO box is good for a parcel; with freight in the cart the step says why the lorry cannot go there', async () => {
  const { t } = await textsFor('cs-CZ');
  const [parcel] = await putOnSale({ price: 6000 });
  const [pallet] = await putOnSale({ price: 9000, freight: true });
  const shopper = visitor('cz');
  const { id } = await cartWith(shopper, { [parcel]: 1 });
  const form = {
    ...addressFields('cz'),
    'billing.phone': '+420 601 123 456',
    'billing.streetName': 'P.O. Box 31',
    'billing.streetNumber': '',
  };
  expect(await led(shopper.post('/checkout/addresses', form))).toBe('/checkout/payment');
  const add = { action: 'addLineItem', sku: pallet, quantity: 1 } as const;
  await shopper.ask('updateCart', { id, version: 1, versionFallback: true, actions: [add] });
  expect(await led(shopper.get('/checkout/payment'))).toBe('/checkout/addresses');
  const again = await readPage(await shopper.get('/checkout/addresses'));
  expect(again.html).toContain(t('field.noFreightToPoBox'));
  expect(again.fields['billing.streetName']).toBe('P.O. Box 31');
  const sent = await shopper.post('/checkout/addresses', form);
  expect(sent.status).toBe(422);
  expect(await sent.text()).toContain(t('field.noFreightToPoBox'));
});
