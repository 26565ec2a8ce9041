/** What wallets have granted for this room's cart (domain/payment/wallet-grant.ts): kept here and nowhere else. */
import { failure } from '#domain/errors.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import type { ExpressWallet } from '#domain/payment/express-wallet.ts';
import {
  type Grant,
  type ShownGrant,
  spentGrant,
  walletGrant,
} from '#domain/payment/wallet-grant.ts';
import type { PaymentDesk } from './payments.ts';
import { shownTo } from './room-rules.ts';

/** `told`: what the wallet gave to the page, as it came. `agreedCentAmount`: the sum its sheet named. */
export type ToldGrant = {
  operationId: string;
  wallet: ExpressWallet;
  told: unknown;
  agreedCentAmount: number;
  browser?: Grant['browser'];
};

export function roomGrants({ memory, now }: Pick<PaymentDesk, 'memory' | 'now'>) {
  return {
    /** Told twice it is one, and none once it was used. */
    keep(asked: ToldGrant, caller: Caller): Outcome<null> {
      const shown = shownTo(memory.cart(), caller);
      if (!shown.ok) return shown;
      const { operationId: id, wallet, told, agreedCentAmount, browser } = asked;
      if (memory.grant()?.id === id) return { ok: true, data: null };
      const total = moneyOf(agreedCentAmount, shown.data.totalPrice.currencyCode);
      const grant = walletGrant({ id, wallet, total, browser }, told, now());
      if (!grant) return failure('PaymentNotOffered');
      memory.saveGrant(grant);
      return { ok: true, data: null };
    },

    shown(caller: Caller): Outcome<ShownGrant | null> {
      const shown = shownTo(memory.cart(), caller);
      if (!shown.ok) return shown;
      const grant = memory.grant();
      if (!grant || 'used' in grant || now() >= grant.until) return { ok: true, data: null };
      const { wallet, total } = grant;
      return { ok: true, data: { wallet, total } };
    },

    forgetOld(): void {
      const grant = memory.grant();
      if (grant) memory.saveGrant(spentGrant(grant, now()));
    },

    /** ms; undefined: there is none. */
    endsAt(): number | undefined {
      const grant = memory.grant();
      return grant && !('used' in grant) ? grant.until : undefined;
    },
  };
}
