/** Issues gift cards that nobody bought in the shop: goodwill, prizes, a sale on paper. */
import { randomInt, randomUUID } from 'node:crypto';
import { type NewGiftCard, newGiftCardCode } from '#domain/gift-card/gift-card.ts';
import { giftCardValidUntil, lastDayOf } from '#domain/gift-card/validity.ts';
import { currencyOf, smallestAmount } from '#domain/money/currencies.ts';
import { amount, centsIn } from '#domain/order/operator/operation.ts';
import { batch } from '../../src/worker/d1/statements.ts';
import { issueStatements } from '../../src/worker/data/gift-cards/issue.ts';
import { numberIn, storeNamed } from '../catalogue/options.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { csvText } from '../csv-text.ts';

const mostCards = 1000;

type Wish = { store: string; amount: string; count: string; note: string; dryRun?: boolean };

/** `csv`: with the codes; absent in a dry run. */
export async function issueGiftCards(
  db: D1Database,
  wish: Wish,
  now: Date,
): Promise<{ told: string; csv?: string }> {
  const store = storeNamed(wish.store);
  const currency = currencyOf(store, now);
  const count = numberIn(wish.count, mostCards);
  const validUntil = giftCardValidUntil(store, now);
  const what = `${count} × ${wish.amount} ${currency}, good until ${dayOf(validUntil)}`;
  const centAmount = centsOf(wish.amount, smallestAmount(currency));
  if (wish.dryRun) return { told: `would be issued: ${what}` };
  const issuedAt = now.toISOString();
  const { note } = wish;
  const cards = Array.from(
    { length: count },
    (): NewGiftCard => ({
      id: randomUUID(),
      code: newGiftCardCode(randomInt),
      ...{ store, currency, centAmount, issuedAt, validUntil, note },
    }),
  );
  await batch(db, await issueStatements(cards));
  const rows = cards.map(({ code, id }) => ({
    code,
    value: wish.amount,
    currency,
    validUntil: dayOf(validUntil),
    id,
  }));
  return { told: `issued: ${what}`, csv: csvText(rows, { header: true }) };
}

/** The last day, as an ISO day. */
export const dayOf = (validUntil: string): string =>
  lastDayOf(validUntil).toISOString().slice(0, 10);

function centsOf(written: string, smallest: number): number {
  const cents = amount.safeParse(written).success ? centsIn(written) : 0;
  if (cents <= 0 || cents % smallest !== 0)
    throw new WrongUsage(`${written} is no value of a card`);
  return cents;
}
