/** The payments that the sandbox's providers recorded for a cart, read directly from the database file. */
import { rows } from '../database.ts';

export type Booked = {
  provider: string;
  method: string;
  currency: string;
  asked: number;
  taken: number;
};

/** Amounts in cents, one row per approved payment. */
export function bookedFor(cartId: string): Booked[] {
  return rows(
    `SELECT sandbox.provider, method, document FROM payment_attempts AS attempts
     JOIN sandbox_payments AS sandbox ON sandbox.provider = attempts.provider AND reference = attempts.id
     WHERE cart_id = ?`,
    cartId,
  ).flatMap(({ provider, method, document }) => {
    const known = JSON.parse(String(document));
    const head = { provider: String(provider), method: String(method) };
    if (provider === 'paypal') {
      const { currency_code: currency, value } = known.unit.amount;
      const asked = Math.round(Number(value) * 100);
      return [{ ...head, currency, asked, taken: known.capture ? asked : 0 }];
    }
    // Sessions and stored responses of the attempt are skipped: only payments move money.
    if (known.kind !== 'payment') return [];
    const { amount, captured } = known;
    return [{ ...head, currency: amount.currency, asked: amount.value, taken: captured }];
  });
}
