/** A shopper authorizes the current cart in a wallet's payment sheet. */
import { amountToPay } from '#domain/gift-card/used-cards.ts';
import type { RoomStore } from '#party/room-store.ts';
import type { Chance } from '../domain/seeded.ts';
import type { modelProvider } from './model-provider.ts';

type Sheet = {
  memory: RoomStore;
  model: ReturnType<typeof modelProvider>;
  dice: Chance;
  newId: () => string;
  /** ms */
  now: number;
};

export function agreeIn(
  wallet: 'paypal' | 'googlepay',
  { memory, model, dice, newId, now }: Sheet,
): void {
  const cart = memory.cart();
  if (cart?.cartState !== 'Active') return;
  const proof = newId();
  const becomes = dice.pick(['money', 'money', 'refusal', 'question', 'nothing'] as const);
  const until = now + 30 * 60_000;
  const total = amountToPay(cart);
  const usedBy = new Set<string>();
  model.authorizations.set(proof, { becomes, usedBy, cents: total.centAmount, until });
  memory.saveAuthorization({ id: newId(), wallet, total, until, proof });
}
