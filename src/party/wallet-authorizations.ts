/** Wallet authorizations of this room's cart (domain/payment/wallet-authorization.ts): stored here and nowhere else. */
import { cartForCaller } from '#domain/cart/access.ts';
import { failure } from '#domain/errors.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import type { ExpressWallet } from '#domain/payment/express-wallet.ts';
import {
  type AuthorizationProof,
  type PublicAuthorization,
  walletAuthorization,
  withoutUsedProof,
} from '#domain/payment/wallet-authorization.ts';
import type { PaymentContext } from './payments.ts';

/** `walletPayload`: the wallet's response, unchanged. `agreedCentAmount`: the total shown in its sheet. */
export type AuthorizationPayload = {
  operationId: string;
  wallet: ExpressWallet;
  walletPayload: unknown;
  agreedCentAmount: number;
  browser?: AuthorizationProof['browser'];
};

export function createRoomAuthorizations({
  roomStore,
  now,
}: Pick<PaymentContext, 'roomStore' | 'now'>) {
  return {
    /** The same authorization sent twice is stored once; a used one is not stored again. */
    store(payload: AuthorizationPayload, caller: Caller): Outcome<null> {
      const shown = cartForCaller(roomStore.cart(), caller);
      if (!shown.ok) return shown;
      const { operationId: id, wallet, walletPayload, agreedCentAmount, browser } = payload;
      if (roomStore.authorization()?.id === id) return { ok: true, data: null };
      const total = moneyOf(agreedCentAmount, shown.data.totalPrice.currencyCode);
      const authorization = walletAuthorization(
        { id, wallet, total, browser },
        walletPayload,
        now(),
      );
      if (!authorization) return failure('PaymentNotOffered');
      roomStore.saveAuthorization(authorization);
      return { ok: true, data: null };
    },

    publicAuthorization(caller: Caller): Outcome<PublicAuthorization | null> {
      const shown = cartForCaller(roomStore.cart(), caller);
      if (!shown.ok) return shown;
      const authorization = roomStore.authorization();
      if (!authorization || 'used' in authorization || now() >= authorization.until)
        return { ok: true, data: null };
      const { wallet, total } = authorization;
      return { ok: true, data: { wallet, total } };
    },

    expireOld(): void {
      const authorization = roomStore.authorization();
      if (authorization) roomStore.saveAuthorization(withoutUsedProof(authorization, now()));
    },

    /** In ms; undefined if there is no unused authorization. */
    endsAt(): number | undefined {
      const authorization = roomStore.authorization();
      return authorization && !('used' in authorization) ? authorization.until : undefined;
    },
  };
}
