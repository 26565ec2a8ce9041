/** A gift card made for one test, and what its ledger says. */
import { env } from 'cloudflare:test';
import { type NewGiftCard, newGiftCardCode } from '#domain/gift-card/gift-card.ts';
import { batch } from '#worker/d1/statements.ts';
import { issueStatements } from '#worker/data/gift-cards/issue.ts';

const random = (below: number) => Math.floor(Math.random() * below);

/** Returns its id and code. */
export async function giftCardOf(centAmount: number, about: Partial<NewGiftCard> = {}) {
  const [id, code] = [crypto.randomUUID(), newGiftCardCode(random)];
  const card: NewGiftCard = {
    id,
    code,
    store: 'de',
    currency: 'EUR',
    centAmount,
    issuedAt: new Date().toISOString(),
    validUntil: '2099-01-01T00:00:00.000Z',
    ...about,
  };
  await batch(env.DB, await issueStatements([card]));
  return { id, code };
}

/** The entries of the card, the oldest first: `redeemed -2500`. */
export async function ledgerOf(cardId: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT kind, cent_amount AS cents FROM gift_card_entries WHERE card_id = ? ORDER BY at, rowid',
  )
    .bind(cardId)
    .all<{ kind: string; cents: number }>();
  return results.map(({ kind, cents }) => `${kind} ${cents}`);
}

export async function balanceOf(cardId: string): Promise<number> {
  const entries = await ledgerOf(cardId);
  return entries.reduce((sum, entry) => sum + Number(entry.split(' ')[1]), 0);
}
