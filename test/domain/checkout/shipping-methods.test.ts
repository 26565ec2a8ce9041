/** Shipping methods as entities, in a cart, and chosen. */
import { describe, expect, it } from 'vitest';
import type { CartAction } from '#domain/cart/actions.ts';
import { applyActions } from '#domain/cart/apply.ts';
import { cart as cartSchema } from '#domain/cart/cart.ts';
import { countryCodes } from '#domain/country/countries.ts';
import type { CartDiscount } from '#domain/discount/cart-discount.ts';
import { smallestAmount } from '#domain/money/currencies.ts';
import { settledShippingMethod, shippingMethodState } from '#domain/shipping/methods.ts';
import { shippingMethodAnswer } from '#domain/shipping/shipping-method.ts';
import { firstSeed, runsOf } from '../../random.ts';
import { cartFaults, frozen, madeUpActions, madeUpShop } from '../made-up-carts.ts';
import { madeUpDiscounts } from '../made-up-discounts.ts';
import { chance, times } from '../seeded.ts';
import { allStores, cartAfter, emptyCartOf, factsOf, ids, productFact, storeOf } from '../shop.ts';

const add = (sku: string, quantity = 1): CartAction => ({ action: 'addLineItem', sku, quantity });
const choose = (id: string | null): CartAction => ({
  action: 'setShippingMethod',
  shippingMethod: id === null ? null : { typeId: 'shipping-method', id },
});
const parcel = productFact({ sku: 'EX10000001', centAmount: 1000 });
const pallet = productFact({ sku: 'EX10000002', centAmount: 1000, freight: true });
const store = storeOf('de');
const facts = factsOf(store, [parcel, pallet]);

const withParcel = cartAfter(emptyCartOf(store), [add(parcel.sku)], facts);
const withPallet = cartAfter(emptyCartOf(store), [add(parcel.sku), add(pallet.sku)], facts);

describe('a shipping method as an entity', () => {
  const t = (key: string, { range }: Record<string, unknown> = {}) => `${key} ${range}`;
  const asked = { ...store, country: 'hu', stores: allStores, t } as const;
  const [small, large] = [
    shippingMethodAnswer('parcel', asked),
    shippingMethodAnswer('freight', asked),
  ];
  const zone = (method: typeof small, key: string) =>
    method.zoneRates.find((each) => each.zone.key === key)?.shippingRates;

  it('has its name, its delivery time and whether it is the default', () => {
    const { zoneRates: _rates, ...entity } = small;
    expect(entity).toEqual({
      id: 'shipping-method-parcel',
      version: 1,
      key: 'parcel',
      name: 'Parcel',
      isDefault: true,
      localizedDescription: 'shipping.parcelDescription 2–4',
      custom: { customFieldsRaw: [{ name: 'DeliveryTime', value: '2-4' }] },
    });
    expect(large).toMatchObject({ key: 'freight', isDefault: false });
    expect(large.custom.customFieldsRaw).toEqual([{ name: 'DeliveryTime', value: '4-7' }]);
  });

  it('has one rate per country in its currency, and the rate of the requested country matches', () => {
    for (const { zoneRates } of [small, large]) {
      expect(zoneRates.map(({ zone: { key } }) => key)).toEqual([...countryCodes]);
      expect(zoneRates.every(({ shippingRates }) => shippingRates.length === 1)).toBe(true);
      const matching = zoneRates.filter(({ shippingRates }) => shippingRates[0]?.isMatching);
      expect(matching.map(({ zone: { key } }) => key)).toEqual(['hu']);
    }
    expect(zone(large, 'fr')).toMatchObject([
      { price: { centAmount: 3995, currencyCode: 'EUR' }, freeAbove: { centAmount: 5900 } },
    ]);
    expect(zone(small, 'hu')).toMatchObject([
      { price: { centAmount: 148_100, currencyCode: 'HUF' }, freeAbove: { centAmount: 2_209_900 } },
    ]);
    // The store's own currency takes precedence over that of the day.
    expect(zone(small, 'bg')).toMatchObject([{ price: { centAmount: 395, currencyCode: 'BGN' } }]);
  });
});

describe('the method of a cart', () => {
  it('is the default from the beginning, and costs nothing while the cart is empty', () => {
    const { shippingInfo, totalPrice } = emptyCartOf(store);
    expect(shippingInfo).toMatchObject({
      shippingMethod: { id: 'shipping-method-parcel', key: 'parcel' },
      shippingMethodState: 'MatchesCart',
      price: { centAmount: 0 },
    });
    expect(totalPrice.centAmount).toBe(0);
    expect(cartAfter(emptyCartOf(store), [choose(null)], facts).shippingInfo).toEqual(shippingInfo);
  });

  it('tells its fee net and gross', () => {
    // 1.95 / 1.19 = 1.6387
    expect(withParcel.shippingInfo?.taxedPrice).toMatchObject({
      totalNet: { centAmount: 164 },
      totalGross: { centAmount: 195 },
      taxPortions: [{ rate: 0.19, amount: { centAmount: 31 } }],
    });
  });

  it('is replaced when a freight package is added, and restored when the package is removed', () => {
    expect(shippingMethodState('parcel', withParcel.lineItems)).toBe('MatchesCart');
    expect(shippingMethodState('parcel', withPallet.lineItems)).toBe('DoesNotMatchCart');
    expect(shippingMethodState('freight', withParcel.lineItems)).toBe('DoesNotMatchCart');
    expect(settledShippingMethod('parcel', withPallet.lineItems)).toBe('freight');
    expect(withPallet.shippingInfo).toMatchObject({
      shippingMethod: { key: 'freight' },
      shippingMethodState: 'MatchesCart',
      price: { centAmount: 995 },
    });
    const lineItemId = withPallet.lineItems[1]?.id ?? '';
    const back = cartAfter(withPallet, [{ action: 'removeLineItem', lineItemId }], facts);
    expect(back.shippingInfo).toEqual(withParcel.shippingInfo);
  });

  it('becomes freight when the catalogue makes a product of the cart a freight package', () => {
    const grown = factsOf(store, [{ ...parcel, isPackageTypeFreight: true }]);
    const recalculate: CartAction = { action: 'recalculate', updateProductData: true };
    const { shippingInfo } = cartAfter(withParcel, [recalculate], grown);
    expect(shippingInfo?.shippingMethod.key).toBe('freight');
  });
});

describe('setShippingMethod', () => {
  it.each([
    ['parcel, which a cart of parcels has', withParcel, 'shipping-method-parcel'],
    ['freight, which a cart with a pallet has', withPallet, 'shipping-method-freight'],
    ['none, which is the first one offered', withPallet, null],
  ])('of %s changes nothing but the version', (_, cart, id) => {
    const { version, ...after } = cartAfter(cart, [choose(id)], facts);
    expect({ ...after, version: version - 1 }).toEqual(cart);
  });

  it('is accepted for a cart stored before carts had a method from the beginning', () => {
    const { shippingInfo, ...kept } = emptyCartOf(store);
    const after = cartAfter(kept, [choose('shipping-method-parcel')], facts);
    expect(after.shippingInfo).toEqual(shippingInfo);
  });

  it.each([
    ['parcel for a pallet', withPallet, [choose('shipping-method-parcel')], 'NotOffered'],
    ['freight for a parcel', withParcel, [choose('shipping-method-freight')], 'NotOffered'],
    ['one that nobody knows', withParcel, [choose('shipping-method-drone')], 'NotFound'],
    [
      'parcel beside the pallet that is just added',
      withParcel,
      [add(pallet.sku), choose('shipping-method-parcel')],
      'NotOffered',
    ],
  ])('of %s is refused, and the cart stays as it was', (_, cart, actions, code) => {
    const before = structuredClone(cart);
    expect(applyActions(frozen(cart), actions, facts, ids())).toMatchObject({
      ok: false,
      code: `ShippingMethod${code}`,
    });
    expect(cart).toEqual(before);
  });

  it('of freight is accepted together with the pallet that needs it', () => {
    const actions = [add(pallet.sku), choose('shipping-method-freight')];
    const { shippingInfo } = cartAfter(withParcel, actions, facts);
    expect(shippingInfo?.shippingMethod.key).toBe('freight');
  });
});

describe.each(countryCodes)('in %s', (country) => {
  const home = storeOf(country);
  const smallest = smallestAmount(home.currency);
  const rateOf = (key: 'parcel' | 'freight') => {
    const at = { ...home, country, stores: [home], t: (text: string) => text };
    const own = shippingMethodAnswer(key, at).zoneRates.flatMap(({ shippingRates }) =>
      shippingRates.filter(({ isMatching }) => isMatching),
    );
    const [rate] = own;
    if (!rate) throw new Error(`no rate for ${country}`);
    return { fee: rate.price.centAmount, free: rate.freeAbove.centAmount };
  };

  it.each(['parcel', 'freight'] as const)(
    'a %s costs the fee of its method below the threshold; a coupon on the total does not count',
    (key) => {
      const { fee, free } = rateOf(key);
      const freight = key === 'freight';
      const paid = (centAmount: number, target?: CartDiscount['target']) => {
        const product = productFact({ sku: 'EX10000001', centAmount, freight });
        const discounts = target ? [tenPercentOff(target)] : [];
        const shop = factsOf(home, [product], { discounts, codes: target ? [ten] : [] });
        const coupon: CartAction[] = target ? [{ action: 'addDiscountCode', code: 'TEN' }] : [];
        const cart = cartAfter(emptyCartOf(home), [add(product.sku), ...coupon], shop);
        const off =
          centAmount - cart.totalPrice.centAmount + (cart.shippingInfo?.price.centAmount ?? 0);
        return { fee: cart.shippingInfo?.price.centAmount, isReduced: off > 0 };
      };
      expect(paid(free - smallest)).toEqual({ fee, isReduced: false });
      expect(paid(free)).toEqual({ fee: 0, isReduced: false });
      expect(paid(free, { type: 'totalPrice' })).toEqual({ fee: 0, isReduced: true });
      // A coupon on a line lowers the price of the article, which counts.
      const line: CartDiscount['target'] = { type: 'lineItems', predicate: '1 = 1' };
      expect(paid(free, line)).toEqual({ fee, isReduced: true });
    },
  );

  it('a cart always has a method that is offered for it, whatever its actions and discounts', () => {
    const random = chance(firstSeed + countryCodes.indexOf(country));
    const wishes = ['shipping-method-parcel', 'shipping-method-freight', 'none', null];
    const newId = ids();
    for (const _ of times(runsOf({ usual: 5, long: 200 }))) {
      const shop = madeUpShop(country, random);
      const discounts = madeUpDiscounts(shop.facts, random).map(({ discount }) => discount);
      const made = { ...shop.facts, discounts };
      let cart = emptyCartOf(shop.store);
      for (const __ of times(12)) {
        const chosen = random.often(0.5) ? [choose(random.pick(wishes))] : [];
        const actions = [...madeUpActions(cart, made, random), ...chosen];
        const outcome = applyActions(frozen(cart), actions, made, newId);
        if (outcome.ok) cart = outcome.cart;
        const freight = cart.lineItems.some(({ variant }) => variant.isPackageTypeFreight);
        const key = freight ? 'freight' : 'parcel';
        const { shippingInfo } = cartSchema.parse(cart);
        expect(shippingInfo).toMatchObject({
          shippingMethod: { id: `shipping-method-${key}`, key },
          shippingMethodState: 'MatchesCart',
        });
        const { totalNet, totalGross, taxPortions } = shippingInfo?.taxedPrice ?? cart.taxedPrice;
        const vat = taxPortions.reduce((sum, { amount }) => sum + amount.centAmount, 0);
        const reduced = shippingInfo?.discountedPrice?.value ?? shippingInfo?.price;
        expect(totalGross).toEqual(reduced);
        expect(totalNet.centAmount + vat).toBe(totalGross.centAmount);
        expect(cartFaults(cart, made)).toEqual([]);
      }
    }
  });
});

const ten = {
  id: 'code-ten',
  code: 'TEN',
  cartDiscounts: ['ten'],
  isActive: true,
  applications: 0,
};

function tenPercentOff(target: CartDiscount['target']): CartDiscount {
  return {
    id: 'ten',
    key: 'ten',
    name: { en: 'Ten' },
    isActive: true,
    stores: [],
    sortOrder: '0.5',
    requiresDiscountCode: true,
    stackingMode: 'Stacking',
    cartPredicate: '1 = 1',
    value: { type: 'relative', permyriad: 1000 },
    target,
  };
}
