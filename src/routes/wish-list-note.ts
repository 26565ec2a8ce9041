/** What the page of the wish lists says about the form before it: in its address, so that it works without a script. */
import { wishProblems } from '#client/wish-list/wish-data.ts';
import type { WishNoteProps } from '#client/wish-list/wish-note.tsx';
import type { Translate } from '#domain/texts/texts.ts';
import type { WishListChange } from '#domain/wish-list/operations.ts';
import { maxWishes, maxWishLists, type WishList } from '#domain/wish-list/wish-list.ts';

/**
 * The query after a change. `list`: the one that it concerns. The list that an article left stays open. `pieces`: of the
 * removed article, so that they come back with it.
 */
export function doneQuery(
  change: WishListChange,
  list: string,
  pieces = '1',
): Record<string, string> {
  switch (change.action) {
    case 'add':
      return { list, saved: change.sku };
    case 'remove':
      return { list, removed: change.sku, pieces };
    case 'move':
      return { list: change.list, moved: change.sku, to: change.to };
    case 'create':
      return { list };
    case 'delete':
      return { done: change.action };
    default:
      return { list, done: change.action };
  }
}

/** The article that the note names; undefined if it names none. */
export const notedSku = ({ saved, removed, moved }: Record<string, string>): string | undefined =>
  [saved, removed, moved].find((sku) => sku !== undefined && /^EX\d{8}$/.test(sku));

type Shown = {
  query: Record<string, string>;
  lists: readonly WishList[];
  open: WishList | undefined;
  /** Of the noted article; undefined: the store does not sell it. */
  name: string | undefined;
};

/** A page that is opened again later tells nothing that is no longer so. */
export function noteOf(
  t: Translate,
  { query, lists, open, name }: Shown,
): WishNoteProps | undefined {
  const problem = wishProblems.get(query.problem ?? '');
  if (problem) {
    const most = query.problem === 'TooManyWishLists' ? maxWishLists : maxWishes;
    return { kind: 'err', text: t(problem, { most }) };
  }
  const { saved = '', removed = '', moved = '', to, done } = query;
  if (done && ['rename', 'delete', 'share', 'unshare'].includes(done)) {
    return { kind: 'ok', text: t('waysIn.changed') };
  }
  if (!open || !name) return undefined;
  const { id } = open;
  if (open.skus.includes(saved)) return { kind: 'ok', text: t('wishList.saved', { name }) };
  if (removed && !open.skus.includes(removed)) {
    const undo = { intent: 'add', list: id, sku: removed, quantity: query.pieces ?? '1' };
    return { kind: 'ok', text: t('cart.removed', { name }), undo };
  }
  const target = lists.find((list) => list.id === to && list.skus.includes(moved));
  if (!target || target === open) return undefined;
  const undo = { intent: 'move', list: target.id, sku: moved, to: id };
  return { kind: 'ok', text: t('wishList.moved', { name, list: target.name }), undo };
}
