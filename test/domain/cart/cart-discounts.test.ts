/** Discounts of a cart, compared with a calculation piece by piece, in every market. */
import { describe, expect, it } from 'vitest';
import { applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type TraceStep, traceOfLine, traceOfTax, traceOfTotal } from '#domain/cart/price-trace.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { shippingFee, shippingRatesOf } from '#domain/shipping/methods.ts';
import { cartFaults, frozen, madeUpActions, madeUpShop } from '../made-up-carts.ts';
import { madeUpDiscounts, reckonedCart } from '../made-up-discounts.ts';
import { chance, times } from '../seeded.ts';
import { emptyCartOf, ids } from '../shop.ts';

const sumOf = (steps: readonly TraceStep[]) =>
  steps.reduce((sum, { centAmount }) => sum + centAmount, 0);

/** Traces whose steps do not sum to their total, or round by more than half the smallest amount per piece. */
function traceFaults(cart: Cart): string[] {
  const total = cart.totalPrice.centAmount;
  const smallest = cart.totalPrice.currencyCode === 'HUF' ? 100 : 1;
  const faults = cart.lineItems.flatMap((line) => {
    const steps = traceOfLine(line, cart);
    const isRight = sumOf(steps) === line.taxedPrice.totalGross.centAmount;
    const isNear = steps.every(
      ({ exact, centAmount }) =>
        exact === undefined ||
        Math.abs(exact - centAmount) <= line.quantity * smallest * 0.5 + 1e-6,
    );
    return isRight && isNear ? [] : [`line ${line.id}`];
  });
  if (sumOf(traceOfTotal(cart)) !== total) faults.push('total');
  const tax = traceOfTax(cart);
  if (sumOf(tax) !== total) faults.push('tax');
  if (
    tax.some(
      ({ exact = 0, centAmount }) => exact && Math.abs(exact - centAmount) > smallest / 2 + 1e-6,
    )
  ) {
    faults.push('rounding of tax');
  }
  return faults;
}

describe.each(countryCodes)('a cart in %s with discounts', (country) => {
  const random = chance(1000 + countryCodes.indexOf(country));

  it('costs what its pieces, shipping and fee cost after all discounts', () => {
    for (const _ of times(40)) {
      const shop = madeUpShop(country, random);
      const made = madeUpDiscounts(shop.facts, random);
      const codes = times(3).map((at) => ({
        id: `code-${at}`,
        code: `CODE${at}`,
        cartDiscounts: [`key-${random.between(0, 4)}`],
        isActive: random.often(0.9),
        ...(random.often(0.3) && { maxApplications: 2 }),
        applications: random.between(0, 3),
      }));
      const facts = {
        ...shop.facts,
        discounts: made.map(({ discount }) => discount),
        codes: new Map(codes.map((each) => [each.code, each])),
      };
      const newId = ids();
      let cart = emptyCartOf(shop.store);
      for (const __ of times(10)) {
        const outcome = applyActions(
          frozen(cart),
          madeUpActions(cart, facts, random),
          facts,
          newId,
        );
        if (!outcome.ok) continue;
        cart = outcome.cart;
        expect(cartFaults(cart, facts)).toEqual([]);
        expect(traceFaults(cart)).toEqual([]);
        const freight = cart.lineItems.some(({ variant }) => variant.isPackageTypeFreight);
        const rate = shippingRatesOf(shop.store)[freight ? 'freight' : 'parcel'];
        const reckoned = reckonedCart(cart, made, facts, (goods) => shippingFee(rate, goods));
        const fee = cart.custom.calculatedCodFee?.centAmount ?? 0;
        expect(cart.totalPrice.centAmount - fee).toBe(reckoned.total);
        const refused = cart.refusedGifts.map(({ id }) => id);
        const given = cart.lineItems.filter(({ lineItemMode }) => lineItemMode === 'GiftLineItem');
        expect(given.length).toBeLessThanOrEqual(reckoned.gifts.length);
        expect(given.length + refused.length).toBeGreaterThanOrEqual(reckoned.gifts.length);
      }
    }
  });
});
