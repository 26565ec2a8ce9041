import type { VatOfPage } from '#client/checkout/vat/vat-field.tsx';
import type { Cart } from '#domain/cart/cart.ts';
import { totalled } from '#domain/cart/pricing.ts';
import { withoutVat } from '#domain/cart/without-vat.ts';
import { isInNorthernIreland } from '#domain/country/territories.ts';
import type { Store } from '#domain/store/store.ts';
import { vatNumberText } from '#domain/vat/numbers.ts';
import { ownNumberOf } from '#domain/vat/own-number.ts';
import { isMemberState } from '#domain/vat/tax-rule.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** The VAT data that a step of the checkout shows. */
export function vatOfPage(c: KontorContext, cart: Cart | null): VatOfPage {
  const { store } = c.get('shop');
  const { shipFrom: dispatch } = c.env.settings;
  const own = store.vatValidationEnabled ? ownNumberOf(c.env.settings, store.key) : undefined;
  const { billingAddress, shippingAddress, vatCheck, taxRelief } = cart ?? {};
  const changesTaxRate = store.changeTaxRateEnabled;
  const isNorthernIreland = isInNorthernIreland(store.key, shippingAddress?.postalCode ?? '');
  const isInUnion = isMemberState(store.key) || isNorthernIreland;
  const isNetPossible = changesTaxRate && dispatch !== store.key && isInUnion;
  return {
    country: store.key,
    dispatch,
    isNorthernIreland,
    ...(own && { asker: vatNumberText(own) }),
    changesTaxRate,
    ...(cart && own && isNetPossible && !taxRelief && { totals: totalsOf(cart, store) }),
    checked: {
      ...(billingAddress && { billingAddress }),
      ...(vatCheck && { vatCheck }),
      ...(taxRelief && { taxRelief }),
    },
  };
}

/** The cart's total as it is, and as it would be without VAT. */
function totalsOf(cart: Cart, store: Store) {
  const [portion] = cart.taxedPrice.taxPortions;
  const relief = { rule: 'intraCommunity', rate: portion?.rate ?? 0 } as const;
  const net = totalled(withoutVat(cart, relief, store.currency), store, 0);
  return { gross: cart.totalPrice.centAmount, net: net.totalPrice.centAmount };
}
