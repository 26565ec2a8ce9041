/** The calls about wish lists. */
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import type { WishListChange, wishListOperations } from '#domain/wish-list/operations.ts';
import { contentHash } from '../../d1/content-hash.ts';
import { customerOfSession } from '../../data/customers/customers.ts';
import {
  sharedWishList,
  type WishListOwner,
  wishListsOf,
} from '../../data/wish-lists/wish-lists.ts';
import {
  addWish,
  createWishList,
  deleteWishList,
  moveWish,
  removeWish,
  renameWishList,
  setWishQuantity,
  shareWishList,
  takeOverWishLists,
} from '../../data/wish-lists/write-wish-lists.ts';
import type { Environment } from '../../settings/environment.ts';
import { textsFor } from '../../texts/texts.ts';
import { storeLimiter } from './limits.ts';

type WishListCalls = Pick<Commerce, keyof typeof wishListOperations>;

export function wishListCalls(env: Environment): WishListCalls {
  const { DB } = env;
  const limiter = storeLimiter(env);

  /** The key of a browser is stored as a hash only: what the database shows opens no list. */
  const ownerByKey = async (key: string) => ({ deviceHash: await contentHash(key) });

  async function ownerOf(caller: Caller): Promise<WishListOwner | undefined> {
    const customer = await customerOfSession(DB, caller);
    if (customer) return { customerId: customer.id };
    return caller.wishKey ? ownerByKey(caller.wishKey) : undefined;
  }

  async function changed(owner: WishListOwner, change: WishListChange, { now, locale }: Caller) {
    switch (change.action) {
      case 'create': {
        const { name } = change;
        const list = await createWishList(DB, { owner, id: crypto.randomUUID(), name }, now);
        return list ? { list } : 'TooManyWishLists';
      }
      case 'add': {
        const { t } = await textsFor(locale);
        const first = { id: crypto.randomUUID(), name: t('wishList.first') };
        const { list, sku, quantity } = change;
        const added = await addWish(DB, { owner, list, sku, quantity }, first, now);
        return added ?? 'WishListNotFound';
      }
      case 'move': {
        const { list, sku, to } = change;
        const moved = await moveWish(DB, { owner, list }, { sku, to });
        if (moved === 'full') return 'WishListFull';
        return moved ? { list: to } : 'WishListNotFound';
      }
      default:
        return (await done(owner, change)) ? { list: change.list } : 'WishListNotFound';
    }
  }

  function done(
    owner: WishListOwner,
    change: Extract<
      WishListChange,
      { action: 'rename' | 'delete' | 'remove' | 'quantity' | 'share' | 'unshare' }
    >,
  ): Promise<boolean> {
    const target = { owner, list: change.list };
    switch (change.action) {
      case 'rename':
        return renameWishList(DB, target, change.name);
      case 'delete':
        return deleteWishList(DB, target);
      case 'remove':
        return removeWish(DB, target, change.sku);
      case 'quantity':
        return setWishQuantity(DB, target, change);
      case 'share':
        return shareWishList(DB, target, crypto.randomUUID().replaceAll('-', ''));
      case 'unshare':
        return shareWishList(DB, target, null);
    }
  }

  return {
    async getWishLists(_, caller) {
      const owner = await ownerOf(caller);
      return { ok: true, data: { lists: owner ? await wishListsOf(DB, owner) : [] } };
    },
    async changeWishLists({ change }, caller) {
      const refused = await limiter.take('wish-list', caller);
      if (refused) return refused;
      const known = await ownerOf(caller);
      const begins = change.action === 'add' || change.action === 'create';
      if (!known && !begins) return failure('WishListNotFound');
      const wishKey = known ? undefined : crypto.randomUUID();
      const owner = known ?? (await ownerByKey(wishKey ?? ''));
      const outcome = await changed(owner, change, caller);
      if (typeof outcome === 'string') return failure(outcome);
      const { list } = outcome;
      const isCustomers = 'customerId' in owner;
      return { ok: true, data: { list, isCustomers, ...(wishKey && { wishKey }) } };
    },
    async getSharedWishList({ token }) {
      const list = await sharedWishList(DB, token);
      return list ? { ok: true, data: { list } } : failure('WishListNotFound');
    },
    async takeOverWishLists(_, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      if (caller.wishKey) {
        const { deviceHash } = await ownerByKey(caller.wishKey);
        await takeOverWishLists(DB, { customerId: customer.id, deviceHash });
      }
      return { ok: true, data: {} };
    },
  };
}
