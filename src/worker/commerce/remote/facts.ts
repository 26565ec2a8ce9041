/** What the shop's rules know where a remote backend prices the carts: goods and stock, but no discounts and no tax numbers. */
import type { CountedCode } from '#domain/discount/choose.ts';
import { isOwnMethod } from '#domain/payment/methods.ts';
import type { Store } from '#domain/store/store.ts';
import type { CartBackend } from '../cart-backend.ts';
import type { Capabilities } from './remote-shop.ts';

/** Whether there is a code, and what it gives, is for the remote to say: here each one is known and gives nothing. */
export function remoteFacts(
  { facts }: Pick<CartBackend, 'facts'>,
  { giftCards }: Pick<Capabilities, 'giftCards'>,
): CartBackend['facts'] {
  return async (store, requested, now) => {
    const known = await facts(store, requested, now);
    const codes = new Map(requested.codes.map((code) => [code, codeOf(code)]));
    const { vat: _vat, ...rest } = known;
    return { ...rest, discounts: [], codes, ...(!giftCards && { giftCards: [] }) };
  };
}

const codeOf = (code: string): CountedCode => ({
  id: code,
  code,
  cartDiscounts: [],
  isActive: true,
  applications: 0,
});

/** The store without what its backend cannot do. */
export function storeWithin(store: Store, { providerPayments }: Capabilities): Store {
  return {
    ...store,
    changeTaxRateEnabled: false,
    ...(!providerPayments && { paymentMethods: store.paymentMethods.filter(isOwnMethod) }),
  };
}
