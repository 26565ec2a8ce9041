/** Random carts without VAT: every amount compared with integer arithmetic, and restored with VAT to the cent. */
import { describe, expect, it } from 'vitest';
import type { CartAction } from '#domain/cart/actions.ts';
import { applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type TraceStep, traceOfLine, traceOfTax, traceOfTotal } from '#domain/cart/price-trace.ts';
import { priced } from '#domain/cart/pricing.ts';
import { cartDiscount } from '#domain/discount/cart-discount.ts';
import { prefixOf } from '#domain/vat/numbers.ts';
import { madeUpActions, madeUpShop } from '../made-up-carts.ts';
import { madeUpDiscounts } from '../made-up-discounts.ts';
import { chance, times } from '../seeded.ts';
import { cartAfter, emptyCartOf, ids, productFact } from '../shop.ts';
import { checkOf, companyIn, deliveredTo, numberOf, unionStores } from '../vat-shop.ts';

/** Rounds half up to the smallest amount that a price tag shows. */
const netOf = (gross: number, rate: number, smallest: number) => {
  const divisor = (10_000n + BigInt(Math.round(rate * 10_000))) * BigInt(smallest);
  return Number((2n * BigInt(gross) * 10_000n + divisor) / (2n * divisor)) * smallest;
};

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const cents = (steps: readonly TraceStep[]) => sum(steps.map(({ centAmount }) => centAmount));
const shippingOf = ({ shippingInfo }: Cart) =>
  (shippingInfo?.discountedPrice?.value ?? shippingInfo?.price)?.centAmount ?? 0;
const goodsOf = ({ lineItems }: Cart) =>
  sum(lineItems.map(({ taxedPrice }) => taxedPrice.totalGross.centAmount));

describe.each(unionStores.filter((country) => country !== 'de'))('carts sent to %s', (country) => {
  const random = chance(9100 + unionStores.indexOf(country));
  const smallest = country === 'hu' ? 100 : 1;
  const number = numberOf(prefixOf(country));

  it('lose the VAT of every part, add up, and regain exactly the same VAT', () => {
    for (const _ of times(40)) {
      const shop = madeUpShop(country, random);
      const store = { ...shop.store, changeTaxRateEnabled: true };
      const discounts = times(random.between(0, 3)).flatMap(() =>
        madeUpDiscounts(shop.facts, random).map(({ discount }) => discount),
      );
      const facts = { ...shop.facts, store, discounts };
      const address = companyIn(country, { vatNumber: number });
      const newId = ids();
      const placed: CartAction[] = [
        { action: 'setBillingAddress', address },
        { action: 'setShippingAddress', address },
      ];
      let gross = cartAfter(emptyCartOf(store), placed, facts);
      for (const _more of times(6)) {
        const outcome = applyActions(gross, madeUpActions(gross, facts, random), facts, newId);
        if (outcome.ok) gross = outcome.cart;
      }
      const netFacts = { ...facts, vat: { dispatch: 'de' as const, check: checkOf(number) } };
      const net = priced(gross, netFacts);
      const rate = net.taxRelief?.rate ?? 0;
      const bare = (amount: number) => netOf(amount, rate, smallest);

      expect(rate).toBe(gross.taxedPrice.taxPortions[0]?.rate);
      for (const [at, line] of net.lineItems.entries()) {
        const before = gross.lineItems[at];
        const pieces = before?.discountedPricePerQuantity.map(
          ({ quantity, discountedPrice: { value } }) => quantity * bare(value.centAmount),
        );
        const unit = (before?.price.discounted ?? before?.price.value)?.centAmount ?? Number.NaN;
        const wanted = pieces?.length ? sum(pieces) : bare(unit) * line.quantity;
        expect(line.taxedPrice.totalGross.centAmount).toBe(wanted);
        expect(cents(traceOfLine(line, net))).toBe(wanted);
        expect(line.grossPrice).toEqual(before?.price);
      }
      const fee = net.custom.calculatedCodFee?.centAmount ?? 0;
      expect(fee).toBe(bare(gross.custom.calculatedCodFee?.centAmount ?? 0));
      expect(shippingOf(net)).toBe(bare(shippingOf(gross)));
      const off = net.discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
      const grossOff = gross.discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
      expect(off).toBeLessThanOrEqual(goodsOf(net));
      expect(off === goodsOf(net)).toBe(grossOff === goodsOf(gross));
      // The discount is the same share of the goods as with VAT, to the smallest amount.
      const share = goodsOf(gross) === 0 ? 0 : (goodsOf(net) * grossOff) / goodsOf(gross);
      expect(Math.abs(off - share)).toBeLessThanOrEqual(smallest);
      const total = goodsOf(net) - off + shippingOf(net) + fee;
      expect(net.totalPrice.centAmount).toBe(total);
      expect(cents(traceOfTotal(net))).toBe(total);
      expect(cents(traceOfTax(net))).toBe(total);
      expect(net.taxedPrice).toMatchObject({
        totalNet: { centAmount: total },
        totalGross: { centAmount: total },
        taxPortions: [
          { rate: 0, amount: { centAmount: 0 }, name: 'reverse charge / intra-Community supply' },
        ],
      });
      // The rounding of cash has a sign.
      const { cashRounding: _, ...custom } = net.custom;
      const told = [...JSON.stringify({ ...net, custom }).matchAll(/"centAmount":(-?\d+)/g)].map(
        ([, n]) => Number(n),
      );
      expect(told.every((amount) => amount >= 0 && amount % smallest === 0)).toBe(true);

      expect(priced(net, facts)).toEqual(gross);
      expect(priced(net, netFacts)).toEqual(net);
    }
  });
});

it('prices with VAT decide on free delivery and on the conditions of a discount', () => {
  const over = cartDiscount.parse({
    id: 'over',
    key: 'over',
    name: {},
    isActive: true,
    stores: [],
    requiresDiscountCode: false,
    stackingMode: 'Stacking',
    cartPredicate: 'lineItemTotal(1 = 1) >= 5900',
    sortOrder: '0.5',
    value: { type: 'absolute', money: [{ currencyCode: 'EUR', centAmount: 1200 }] },
    target: { type: 'totalPrice' },
  });
  const products = [productFact({ sku: 'EX10000001', centAmount: 6000 })];
  const number = numberOf('AT');
  const wanted = {
    delivery: 'at' as const,
    number,
    products,
    actions: [{ action: 'addLineItem' as const, sku: 'EX10000001', quantity: 1 }],
    facts: { discounts: [over] },
  };
  const { cart } = deliveredTo({ ...wanted, check: checkOf(number) });
  expect(cart.shippingInfo?.price.centAmount).toBe(0);
  expect(cart.discountOnTotalPrice?.discountedAmount.centAmount).toBe(1000);
  expect(cart.totalPrice.centAmount).toBe(4000);
  expect(cart.cartDiscounts[0]?.discountedAmount.centAmount).toBe(1000);
});

it('an article that is gone keeps its net price, and regains its gross price when VAT is due again', () => {
  const number = numberOf('AT');
  const products = [productFact({ sku: 'EX10000001', centAmount: 6001 })];
  const { cart, facts } = deliveredTo({ delivery: 'at', number, products, check: checkOf(number) });
  const gone = priced(cart, { ...facts, products: new Map() });
  expect(gone.lineItems[0]?.price).toEqual(cart.lineItems[0]?.price);
  const due = priced(gone, { ...facts, products: new Map(), vat: { dispatch: 'de' } });
  expect(due.lineItems[0]?.price.value.centAmount).toBe(6001);
});

it('an article saved for later has its price with VAT', () => {
  const number = numberOf('AT');
  const products = [productFact({ sku: 'EX10000001', centAmount: 6001 })];
  const { cart, facts } = deliveredTo({ delivery: 'at', number, products, check: checkOf(number) });
  const lineItemId = cart.lineItems[0]?.id ?? '';
  const aside = cartAfter(cart, [{ action: 'saveForLater', lineItemId }], {
    ...facts,
    products: new Map(),
  });
  expect(aside.savedForLater[0]?.price.value.centAmount).toBe(6001);
});
