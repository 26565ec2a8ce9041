/** What the script of the hearts fetches, and what it says when a list could not be changed. */
import type { TextKey, Texts } from '#domain/texts/texts.ts';
import type { WishList } from '#domain/wish-list/wish-list.ts';

export type WishData = { lists: Pick<WishList, 'id' | 'skus'>[]; texts: Texts };

/** Why nothing was changed. */
export const wishProblems: ReadonlyMap<string, TextKey> = new Map([
  ['InvalidInput', 'wishList.badName'],
  ['WishListFull', 'wishList.full'],
  ['TooManyWishLists', 'wishList.tooMany'],
  ['TooManyWishListChanges', 'form.tooManyTries'],
]);

export const wishTexts: readonly TextKey[] = [
  'cart.error.changing',
  'cart.removed',
  'cart.undo',
  'listing.count',
  'wishList.onList',
  'wishList.save',
  'wishList.saved',
  'wishList.title',
  ...wishProblems.values(),
];
