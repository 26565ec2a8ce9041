/** Named lists of articles that a customer, or a browser without an account, keeps for later. */
import { routePaths } from '../content/links.ts';

/** Lists of one customer or browser; articles of a list: as many as a link of a shared cart can hold. */
export const maxWishLists = 20;
export const maxWishes = 100;
/** Characters. */
export const maxWishListName = 60;

/** Days after its last change that the lists of a browser without an account are kept. */
export const deviceWishesKeptDays = 180;

export type WishList = {
  id: string;
  name: string;
  /** The article saved last comes first. */
  skus: string[];
  /** Pieces by SKU, of those wanted more than once. */
  quantities?: Readonly<Record<string, number>>;
  /** Who has it may read the list; absent: it is not shared. */
  token?: string;
};

/** What others see of a list. */
export type SharedWishList = Pick<WishList, 'name' | 'skus' | 'quantities'>;

/** Pieces of an article of the list. */
export const wantedPieces = ({ quantities }: Pick<WishList, 'quantities'>, sku: string): number =>
  quantities?.[sku] ?? 1;

export const wishListsPath = routePaths['wish-lists'];
/** In the account. */
export const ownWishListsPath = '/my-account/wish-lists';

/** The page of a shared list. */
export const sharedWishListPath = (token: string): string =>
  `/wish-list?${new URLSearchParams({ token })}`;
