/** Whether a cart is paid without VAT, decided by a registry's answer that is still valid and by the tax rule. */
import type { Cart, TaxRelief } from '../cart/cart.ts';
import type { CartFacts } from '../cart/facts.ts';
import type { DeliveryVat } from '../money/vat-at-address.ts';
import { isStillValid, type VatCheck, vatNumberIn } from './check.ts';
import { vatNumberText } from './numbers.ts';
import { ruleForNumber } from './tax-rule.ts';

/** The answer about the cart's number; undefined if there is none or it has expired. */
export function vatCheckForCart(cart: Cart, { at, vat }: CartFacts): VatCheck | undefined {
  const number = vatNumberIn(cart);
  const check = vat?.check;
  if (!number || check?.number !== vatNumberText(number)) return undefined;
  return isStillValid(check, at) ? check : undefined;
}

/** `delivered`: the VAT at the delivery address; undefined if not known yet. */
export function taxReliefOf(
  cart: Cart,
  facts: CartFacts,
  delivered: DeliveryVat | undefined,
): TaxRelief | undefined {
  const { store, vat } = facts;
  const number = vatNumberIn(cart);
  if (!store.changeTaxRateEnabled || !vat || !number || delivered?.kind !== 'rate')
    return undefined;
  if (vatCheckForCart(cart, facts)?.result !== 'valid') return undefined;
  const isNorthernIreland = delivered.territory === 'northern-ireland';
  const supply = { dispatch: vat.dispatch, delivery: store.key, isNorthernIreland };
  const rule = ruleForNumber(number, supply);
  return rule === 'standard' ? undefined : { rule, rate: delivered.rate };
}
