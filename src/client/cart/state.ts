/** State shared by the islands: one store per page. Nothing here is written during server rendering. */
import { atom } from 'jotai/vanilla';
import type { Addition } from '#domain/cart/additions.ts';
import type { Cart } from '#domain/cart/cart.ts';

/** Undefined: not loaded yet. Null: there is no cart. */
export const cartAtom = atom<Cart | null | undefined>(undefined);

/** The id of a cart that has ended: a late answer must not restore it. */
export const endedAtom = atom<string | undefined>(undefined);

/** Requested quantities that are not yet confirmed, by line item id. */
export const optimisticQuantitiesAtom = atom<Record<string, number>>({});

export const drawerOpenAtom = atom(false);

/** What the drawer opened for. */
export const addedAtom = atom<Addition | undefined>(undefined);
