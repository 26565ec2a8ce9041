/** What the islands share: one store for the page. Nothing here is written while the server renders. */
import { atom, type createStore } from 'jotai';
import type { Cart } from '#domain/cart/cart.ts';
import type { NoteKind } from '../ui/note.tsx';

export type PageStore = ReturnType<typeof createStore>;

/** Undefined: not asked yet. Null: there is no cart. */
export const cartAtom = atom<Cart | null | undefined>(undefined);

/** Quantities asked for and not yet confirmed, by line item id. */
export const wishedAtom = atom<Record<string, number>>({});

export const drawerOpenAtom = atom(false);

/** Notifications: errors stay, the rest leaves by itself. Source: checklist LAY-9. */
export type Notification = { id: string; message: string; kind: NoteKind };
export const notificationsAtom = atom<Notification[]>([]);
