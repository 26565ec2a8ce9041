/** Buyers whose orders are paid, and what the operator decides about their reviews. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { Ground } from '#domain/moderation/moderation.ts';
import { type Moderation, moderate } from '#worker/data/moderation/decide.ts';
import { env } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { operate } from '../operating.ts';
import { orderCall } from '../shopper.ts';
import { readyCustomer } from '../shoppers-with-account.ts';
import { visitor } from '../visitor.ts';

/** A customer who has paid for an article. */
export async function buyer(country: CountryCode) {
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, email, cart } = await readyCustomer(country, { [sku]: 1 });
  const total = cart.totalPrice.centAmount;
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', total));
  await operate(order.id, 'transfer');
  return { sku, shopper, email, order };
}

export const words = {
  rating: 4,
  title: 'Läuft jeden Tag',
  text: 'Seit acht Monaten im Einsatz, leise und dicht.',
  agreement: true,
} as const;

export async function decide(
  id: string,
  decision: Moderation['decision'],
  why: { ground?: Ground; note?: string } = {},
) {
  const asked = { id, decision, actor: 'operator:anna' as const, ...why };
  const result = await moderate(env.DB, ['review'], asked, { now: new Date(), dryRun: false });
  if (result.outcome !== 'done') throw new Error(`${decision}: ${result.outcome}`);
}

/** The events about a review or an order, in the order in which they were stored. */
export async function eventsWith(word: string) {
  const { results } = await env.DB.prepare(
    'SELECT event FROM outbox WHERE event LIKE ? ORDER BY at, id',
  )
    .bind(`%${word}%`)
    .all<{ event: string }>();
  return results.map(({ event }) => JSON.parse(event));
}

export async function productPage(market: string, sku: string): Promise<string> {
  const { products } = await visitor(market).ask('getProductCards', { skus: [sku] });
  return (await visitor(market).get(`/${products[0]?.slug}`)).text();
}
