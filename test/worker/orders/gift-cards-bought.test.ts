/** Gift cards bought in the shop: issued and mailed once they are paid, used, and paid back as far as they are not. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { operatorOperations } from '#domain/order/operator/operations.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { blockGiftCard } from '#worker/data/gift-cards/ledger.ts';
import { findMail } from '#worker/data/mails/mails.ts';
import { deliver } from '../deliver.ts';
import { putOnSale } from '../goods.ts';
import { balanceOf, giftCardOf, ledgerOf } from '../made-gift-card.ts';
import { paying, soon } from '../paying.ts';
import { orderCall, readyToOrder } from '../shopper.ts';
import {
  cardArticle,
  cardsOrdered,
  codesMailed,
  eventsOf,
  stepped,
  stored,
} from './bought-cards.ts';

it('no card before the money, one for each piece after it; what they buy is not taxed twice', async () => {
  const { order, cart } = await cardsOrdered();
  expect(cart.totalPrice.centAmount).toBe(10_000);
  expect(cart.taxedPrice.taxPortions).toMatchObject([{ rate: 0 }]);
  expect(await codesMailed(order.id)).toEqual([]);
  const parcel = { kind: 'ship', carrier: 'dhl', evenUnpaid: true } as const;
  expect(await stepped(order.id, parcel)).toMatchObject({ refusal: { reason: 'byMail' } });
  await stepped(order.id, { kind: 'receiveMoney', means: 'transfer' });
  const codes = await codesMailed(order.id);
  expect(new Set(codes).size).toBe(2);
  const paid = await stored(order.id);
  expect(paid).toMatchObject({ orderState: 'Complete', shipmentState: 'Shipped' });
  expect(paid.issuedGiftCards).toHaveLength(2);
  const [sku] = await putOnSale({ price: 9000 });
  const { shopper, cart: goods } = await readyToOrder('de', { [sku]: 1 });
  const { id, version } = goods;
  const { cart: redeeming } = await shopper.ask('applyCartCoupon', {
    id,
    version,
    code: codes[0] ?? '',
  });
  expect(redeeming.giftCards).toMatchObject([{ amount: { centAmount: 5000 } }]);
  expect(redeeming.taxedPrice).toEqual(goods.taxedPrice);
});

it('paid by card, they are issued when the money is there', async () => {
  const [sku] = await putOnSale(cardArticle);
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  const buyer = paying(shopper, cart);
  await buyer.payByCard();
  await soon(async () => expect(await buyer.order()).toMatchObject({ paymentState: 'Paid' }));
  const order = await buyer.order();
  expect(await codesMailed(order?.id ?? '')).toHaveLength(1);
});

it('an order that is cancelled before it is paid gets none', async () => {
  const { order } = await cardsOrdered();
  await stepped(order.id, { kind: 'cancel', reason: 'wish' });
  await stepped(order.id, { kind: 'receiveMoney', means: 'transfer', centAmount: 10_000 });
  expect(await codesMailed(order.id)).toEqual([]);
  expect((await stored(order.id)).issuedGiftCards).toBeUndefined();
});

it('one that is credited before it is paid is not issued', async () => {
  const { order, cart } = await cardsOrdered();
  const [line] = cart.lineItems;
  const lines = [{ lineItemId: line?.id ?? '', quantity: 1 }];
  await stepped(order.id, { kind: 'refund', reason: 'wish', lines });
  await stepped(order.id, { kind: 'receiveMoney', means: 'transfer' });
  expect(await codesMailed(order.id)).toHaveLength(1);
  const whole = await cardsOrdered();
  await stepped(whole.order.id, { kind: 'refund', reason: 'wish' });
  expect(await codesMailed(whole.order.id)).toEqual([]);
});

it('one that was used in part is paid back as far as it was not, and blocked', async () => {
  const { order } = await cardsOrdered();
  await stepped(order.id, { kind: 'receiveMoney', means: 'transfer' });
  const [code = ''] = await codesMailed(order.id);
  const { issuedGiftCards = [] } = await stored(order.id);
  const card = issuedGiftCards.find(({ lastFour }) => code.endsWith(lastFour));
  if (!card) throw new Error('no card');
  const [sku] = await putOnSale({ price: 2000 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  const { id, version } = cart;
  const { cart: paying } = await shopper.ask('applyCartCoupon', { id, version, code });
  await shopper.ask('createOrder', orderCall(paying, 'nothingToPay', paying.totalPrice.centAmount));
  const left = 5000 - paying.totalPrice.centAmount;
  const refund = (amount: number) =>
    operatorOperations['refund-gift-card'].step(
      { card: card.lastFour, amount: (amount / 100).toFixed(2) },
      order.issuedGiftCards ? order : { ...order, issuedGiftCards },
    ) as OrderStep;
  // More than is left: the ledger refuses, and nothing is written.
  await expect(stepped(order.id, refund(left + 1))).rejects.toThrow('less than that');
  expect((await stored(order.id)).credits).toBeUndefined();
  expect(await stepped(order.id, refund(left))).toMatchObject({ ok: true });
  expect(await balanceOf(card.id)).toBe(0);
  expect(await stored(order.id)).toMatchObject({
    paymentState: 'CreditOwed',
    credits: [{ centAmount: left }],
  });
  expect(await stepped(order.id, refund(left))).toMatchObject({
    refusal: { reason: 'alreadyDone' },
  });
  const whole = { kind: 'refund', reason: 'wish' } as const;
  expect(await stepped(order.id, whole)).toMatchObject({ refusal: { reason: 'giftCards' } });
});

it('what goes back to a blocked card comes on a new one by mail', async () => {
  const { id, code } = await giftCardOf(2000);
  const [sku] = await putOnSale({ price: 9000 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  const { cart: paying } = await shopper.ask('applyCartCoupon', {
    id: cart.id,
    version: cart.version,
    code,
  });
  const total = paying.totalPrice.centAmount;
  const { order } = await shopper.ask('createOrder', orderCall(paying, 'bankTransfer', total));
  await blockGiftCard(env.DB, id, 'stolen', new Date());
  await stepped(order.id, { kind: 'cancel', reason: 'wish' });
  const [event] = await eventsOf(order.id, 'gift-card-refunded');
  if (!event) throw new Error('nothing went back');
  await deliver(event);
  await deliver(event);
  expect(await ledgerOf(id)).toEqual([
    'issued 2000',
    'redeemed -2000',
    'blocked 0',
    'refunded 2000',
    'moved -2000',
  ]);
  const mail = await findMail(env.DB, event.id);
  const [fresh = ''] = mail?.text.match(/[2-9A-Z]{4}(-[2-9A-Z]{4}){4}/g) ?? [];
  const other = await readyToOrder('de', { [sku]: 1 });
  const { cart: again } = await other.shopper.ask('applyCartCoupon', {
    id: other.cart.id,
    version: other.cart.version,
    code: fresh,
  });
  expect(again.giftCards).toMatchObject([{ amount: { centAmount: 2000 } }]);
});
