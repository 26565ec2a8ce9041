/** The calls about wish lists: rows of the contract table (../operations.ts). */
import * as z from 'zod';
import { visibleLine } from '../checkout/line-characters.ts';
import { acceptedQuantity } from '../inventory/accepted-quantity.ts';
import { isShowable, notShowable } from '../moderation/text-fields.ts';
import { answer, operation } from '../operation.ts';
import { maxPieces } from '../quick-order/limits.ts';
import { maxWishListName, type SharedWishList, type WishList } from './wish-list.ts';

const list = z.uuid();
/** As typed; what is no number of pieces is read as in the cart. */
const quantity = z
  .union([z.string(), z.number()])
  .transform((typed) => acceptedQuantity(String(typed), maxPieces));
const sku = z.string().regex(/^EX\d{8}$/);
/** Shown to others if the list is shared. */
const name = z
  .string()
  .transform(visibleLine)
  .pipe(z.string().min(1).max(maxWishListName).refine(isShowable, notShowable));

const wishListChange = z.discriminatedUnion('action', [
  /** A name that there is already names that list. */
  z.object({ action: z.literal('create'), name }),
  /** To the first list if none is named; there is one afterwards. */
  z.object({
    action: z.literal('add'),
    sku,
    list: list.optional(),
    quantity: quantity.optional(),
  }),
  z.object({ action: z.literal('rename'), list, name }),
  z.object({ action: z.literal('delete'), list }),
  z.object({ action: z.literal('remove'), list, sku }),
  z.object({ action: z.literal('move'), list, sku, to: list }),
  z.object({ action: z.literal('quantity'), list, sku, quantity }),
  /** A list keeps its link until it is shared no more. */
  z.object({ action: z.literal('share'), list }),
  z.object({ action: z.literal('unshare'), list }),
]);
export type WishListChange = z.infer<typeof wishListChange>;

export const wishListOperations = {
  /** Those of the customer, or of the browser if nobody is logged in. */
  getWishLists: operation(z.object({}), answer<{ lists: WishList[] }>()),
  /** A repeated change changes nothing. `list`: the changed one. `wishKey`: a browser without one gets it. `isCustomers`: in the account. */
  changeWishLists: operation(
    z.object({ change: wishListChange }),
    answer<{ list: string; isCustomers: boolean; wishKey?: string }>(),
    { remembers: ({ wishKey }) => (wishKey === undefined ? {} : { wishKey }) },
  ),
  /** A shared list: nothing of its owner but the name that they gave it. */
  getSharedWishList: operation(
    z.object({ token: z.string().regex(/^[0-9a-f]{32}$/) }),
    answer<{ list: SharedWishList }>(),
  ),
  /** The lists of the browser become the customer's. Lists of the same name become one. */
  takeOverWishLists: operation(z.object({}), answer<Record<string, never>>(), {
    remembers: () => ({ wishKey: null }),
  }),
};
