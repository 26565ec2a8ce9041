/** What the provider sandboxes have booked for a cart, read from the database and not from the shop. */
import { env } from 'cloudflare:test';

/** One row for each authorized payment; amounts in cents. */
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
    // Sessions and stored answers belong to the same attempt; only payments move money.
    if (known.kind !== 'payment') return [];
    const { amount, captured } = known;
    return [{ provider, method, currency: amount.currency, asked: amount.value, taken: captured }];
  });
}
