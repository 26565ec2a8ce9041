/** What the sandbox's providers have in their books for a cart: read from the database, without asking the shop. */
import { env } from 'cloudflare:test';

/** Cents, one row for each payment that somebody agreed to. */
export async function bookedFor(cartId: string) {
  const { results } = await env.DB.prepare(
    `SELECT sandbox.provider, method, document FROM payment_attempts AS attempts
     JOIN sandbox_payments AS sandbox ON sandbox.provider = attempts.provider AND reference = attempts.id
     WHERE cart_id = ?`,
  )
    .bind(cartId)
    .all<{ provider: string; method: string; document: string }>();
  return results.flatMap(({ provider, method, document }) => {
    const known = JSON.parse(document);
    if (provider === 'paypal') {
      const { currency_code: currency, value } = known.unit.amount;
      const asked = Math.round(Number(value) * 100);
      return [{ provider, method, currency, asked, taken: known.capture ? asked : 0 }];
    }
    // Sessions and kept answers belong to the same attempt; money is moved by payments alone.
    if (known.kind !== 'payment') return [];
    const { amount, captured } = known;
    return [{ provider, method, currency: amount.currency, asked: amount.value, taken: captured }];
  });
}
