/** Deals that an operator loads, changes or switches off take effect at the next change of a cart. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { catalogueTag } from '#domain/routing/cached-page.ts';
import { switchDeal } from '../../../scripts/catalogue/switch.ts';
import { discount, discountCode, guarantee } from '../../catalogue/deals.ts';
import { putOnSale } from '../goods.ts';
import { loadDocuments } from '../loaded-documents.ts';
import { cartWith, orderCall, readyToOrder } from '../shopper.ts';
import { type Visitor, visitor } from '../visitor.ts';

const reference = ({ id, version }: Cart) => ({ id, version });
const states = (cart: Cart) => cart.discountCodes.map(({ state }) => state);
const oneMore = async (shopper: Visitor, cart: Cart, sku: string) =>
  (await shopper.ask('addToCart', { ...reference(cart), product: { sku }, quantity: 1 })).cart;

it('a voucher reduces a cart by its loaded value, by the new value after a reload, and not when it is off', async () => {
  const [sku] = await putOnSale({ price: 10_000, stock: 9 });
  const key = `loaded-${sku}`;
  const code = `LOADED-${sku}`;
  const voucher = {
    ...discount,
    id: key,
    key,
    value: { type: 'absolute', money: [{ currencyCode: 'EUR', centAmount: 1500 }] },
    cartPredicate: `lineItemCount(sku = "${sku}") >= 1`,
    validFrom: '2026-01-01T00:00:00+01:00',
  };
  const bringing = { ...discountCode, id: code, code, cartDiscounts: [key] };
  await loadDocuments(voucher, bringing);
  const { shopper, cart: empty } = await readyToOrder('de', { [sku]: 1 });
  const { cart: first } = await shopper.ask('applyCartCoupon', { ...reference(empty), code });
  expect([first.totalPrice.centAmount, states(first)]).toEqual([8500, ['MatchesCart']]);

  await loadDocuments({ ...voucher, value: { type: 'relative', permyriad: 1000 } });
  const second = await oneMore(shopper, first, sku);
  expect(second.totalPrice.centAmount).toBe(18_000);

  await switchDeal(async () => env.DB, { to: 'off', what: 'code', name: code });
  const call = orderCall(second, 'bankTransfer', 18_000);
  expect(await shopper.call('createOrder', call)).toMatchObject({ code: 'TotalChanged' });
  const third = await oneMore(shopper, second, sku);
  expect([third.totalPrice.centAmount, states(third)]).toEqual([30_000, ['NotActive']]);

  await switchDeal(async () => env.DB, { to: 'on', what: 'code', name: code });
  await loadDocuments({ ...voucher, isActive: false });
  const fourth = await oneMore(shopper, third, sku);
  expect([fourth.totalPrice.centAmount, states(fourth)]).toEqual([40_000, ['DoesNotMatchCart']]);
});

it('a discount ends at the instant of validUntil, whatever its time zone', async () => {
  const [sku] = await putOnSale({ price: 10_000, stock: 9 });
  const key = `over-${sku}`;
  const hour = 3_600_000;
  /** The same instant, written with the offset of Tokyo. */
  const inTokyo = (at: number) => new Date(at + 9 * hour).toISOString().replace('Z', '+09:00');
  const deal = {
    ...discount,
    id: key,
    key,
    requiresDiscountCode: false,
    cartPredicate: `lineItemCount(sku = "${sku}") >= 1`,
  };
  await loadDocuments({ ...deal, validUntil: inTokyo(Date.now() - hour) });
  const shopper = visitor('de');
  const over = await cartWith(shopper, { [sku]: 1 });
  expect(over.totalPrice.centAmount).toBe(10_000);
  await loadDocuments({ ...deal, validUntil: inTokyo(Date.now() + hour) });
  expect((await oneMore(shopper, over, sku)).totalPrice.centAmount).toBe(18_000);
  await loadDocuments({ ...deal, isActive: false });
});

it('a guarantee is sold in the markets that its file names, and loading it invalidates cached pages', async () => {
  const [sku] = await putOnSale({ price: 10_000, stock: 9 });
  const own = { ...guarantee, sku: '4100090', years: 9, name: { sl: 'Garancija 9 let' } };
  const guaranteeOffer = async () => {
    const { offers } = await visitor('si').ask('getGuaranteeOffers', { skus: [sku] });
    return offers[sku]?.find((each) => each.sku === own.sku);
  };
  const version = async () =>
    (
      await env.DB.prepare('SELECT version FROM page_changes WHERE tag = ?')
        .bind(catalogueTag)
        .first<{ version: number }>()
    )?.version ?? 0;
  const before = await version();
  await loadDocuments({ ...own, enabledOnMarket: ['si'], relativePriceRate: 2500 });
  expect(await guaranteeOffer()).toMatchObject({
    name: { sl: 'Garancija 9 let' },
    centAmount: 2500,
  });
  expect(await version()).toBe(before + 1);
  await loadDocuments({ ...own, enabledOnMarket: [] });
  expect(await guaranteeOffer()).toBe(undefined);
});
