/** What the islands share: one store for the page. Nothing here is written while the server renders. */
import { type Atom, atom, type createStore, useStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Cart } from '#domain/cart/cart.ts';

export type PageStore = ReturnType<typeof createStore>;

/** Undefined: not asked yet. Null: there is no cart. */
export const cartAtom = atom<Cart | null | undefined>(undefined);

/** The cart whose end this page has heard: an answer that was under way does not bring it back. */
export const endedAtom = atom<string | undefined>(undefined);

/** Quantities asked for and not yet confirmed, by line item id. */
export const wishedAtom = atom<Record<string, number>>({});

export const drawerOpenAtom = atom(false);

/** A shared value, kept current. Jotai's own hook also waits for promises, which nothing here is, and weighs the more. */
export function useShared<Value>(shared: Atom<Value>): Value {
  const store = useStore();
  const read = () => store.get(shared);
  return useSyncExternalStore((changed) => store.sub(shared, changed), read, read);
}
