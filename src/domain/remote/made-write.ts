/** What has become of a write to a remote cart: read from what the cart has now. Pure. */
import type { CartNotice } from '../cart/apply.ts';
import { isGift } from '../cart/articles.ts';
import type { Cart } from '../cart/cart.ts';
import type { CartUpdate } from './cart-update.ts';
import { contentUpdates, keyOfLine, keyOfRemote } from './cart-updates.ts';
import type { RemoteCart } from './remote-cart.ts';

/**
 * Whether `now` has every line and code that bringing `before` to `wanted` would have changed; what else is in it, others
 * may have added. False if only details would have changed: these are not compared. `before`: absent: there was no cart.
 */
export function isMade(before: RemoteCart | undefined, now: RemoteCart, wanted: Cart): boolean {
  const asked = targets(before, wanted);
  const missing = targets(now, wanted);
  return (
    asked.length > 0 &&
    asked.every((target) => !missing.includes(target) || isGiven(target, before, now, wanted))
  );
}

/** A remote with less stock gives some of the pieces. To a cart that this write has created others can only have added. */
function isGiven(
  target: string,
  before: RemoteCart | undefined,
  now: RemoteCart,
  wanted: Cart,
): boolean {
  const key = target.replace(/^pieces /, '');
  const piecesIn = (remote: RemoteCart | undefined) =>
    remote?.lineItems.find((line) => keyOfRemote(line) === key)?.quantity ?? 0;
  const given = piecesIn(now);
  const most = wanted.lineItems.find((line) => keyOfLine(line) === key)?.quantity ?? 0;
  return key !== target && given > piecesIn(before) && (given < most || before === undefined);
}

/** What the updates of the content are about: the pieces of an article, its channels, a code. */
const targets = (remote: RemoteCart | undefined, wanted: Cart): string[] =>
  contentUpdates(remote, wanted).map((update) => targetOf(update, remote));

function targetOf(update: CartUpdate, remote: RemoteCart | undefined): string {
  if (update.action === 'addLineItem') {
    return `pieces ${update.sku} ${update.custom?.parentSku ?? ''}`;
  }
  if (update.action === 'addDiscountCode') return `code ${update.code}`;
  if (update.action === 'removeDiscountCode') {
    const held = remote?.discountCodes.find(({ discountCode: { id } }) => {
      return id === update.discountCode.id;
    });
    return `code ${held?.discountCode.code.toUpperCase()}`;
  }
  if (!('lineItemId' in update)) return update.action;
  const line = remote?.lineItems.find(({ id }) => id === update.lineItemId);
  const about = update.action.startsWith('setLineItem') ? update.action : 'pieces';
  return `${about} ${line && keyOfRemote(line)}`;
}

/** The notices of a change, and one for each article of which the remote gave fewer pieces than the shop asked for. */
export function noticesOfGiven(
  notices: readonly CartNotice[],
  wanted: Cart,
  given: Cart,
): CartNotice[] {
  const piecesOf = (key: string) =>
    given.lineItems.find((line) => keyOfLine(line) === key && !isGift(line))?.quantity ?? 0;
  const less = wanted.lineItems.filter(
    (line) => !isGift(line) && piecesOf(keyOfLine(line)) < line.quantity,
  );
  const skus = new Set([
    ...notices.map(({ sku }) => sku),
    ...less.map(({ variant }) => variant.sku),
  ]);
  return [...skus].map((sku) => ({ code: 'MaximumReached', sku }));
}
