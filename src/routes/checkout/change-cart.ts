import * as z from 'zod';
import type { CartAction } from '#domain/cart/actions.ts';
import { isGuaranteeDropped } from '#domain/cart/additions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { failure } from '#domain/errors.ts';
import type { CartChange, Outcome } from '#domain/operations.ts';
import { cartOfRequest, newCartReference, rememberCart } from '#worker/request/cart-of-request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import { actionsOf, additionIn } from './cart-form.ts';
import { takenOut } from './removed-articles.ts';

/** Handles the cart's forms for browsers without JavaScript (add, change, remove, undo); redirects to the cart. */
export async function changeCart(c: KontorContext) {
  const { commerce, caller, prefix, store } = c.get('shop');
  const form = await formOf(c);
  if (form.intent === 'undo') return undoChange(c, form.operation ?? '');
  const found = await cartOfRequest(c);
  const actions = actionsOf(form, store.maximumQuantity, found);
  const [action] = actions;
  const back = `${prefix}/checkout/cart`;
  if (!action) {
    const problem = form.intent === 'coupon' ? 'DiscountCodeNotFound' : 'InvalidInput';
    return c.redirect(`${back}?problem=${problem}`, 303);
  }
  // Only adding creates a cart.
  if (!found && action.action !== 'addLineItem') {
    return c.redirect(`${back}?problem=CartNotFound`, 303);
  }
  const { id, version } = found ?? newCartReference();
  const reference = { id, version, versionFallback: true };
  const operationId = crypto.randomUUID();
  const update = { ...reference, operationId, actions };
  const outcome = await commerce.updateCart(update, caller);
  if (outcome.ok) rememberCart(c, outcome.data.cart);
  const addition = additionIn(form, store.maximumQuantity);
  const isLeft = addition && isGuaranteeDropped(found, addition);
  const query = isLeft ? '?problem=GuaranteeLeft' : takenOut(action, found, operationId);
  // A press on the payment page leads back there, with the cart as it is now.
  if (outcome.ok && form.backTo === 'payment' && outcome.data.cart.lineItems.length > 0) {
    return c.redirect(`${prefix}/checkout/payment`, 303);
  }
  // So does one in the account, unless the cart has something to say.
  if (outcome.ok && form.backTo === 'lists' && outcome.data.notices.length === 0) {
    return c.redirect(`${prefix}/my-account/my-lists${query || movedFrom(action, found)}`, 303);
  }
  return answered(c, outcome, query);
}

/** The query with the article that was moved to the cart. */
function movedFrom(action: CartAction, cart: Cart | null): string {
  if (action.action !== 'moveToCart') return '';
  const item = cart?.savedForLater.find(({ id }) => id === action.savedItemId);
  return item ? `?moved=${item.variant.sku}` : '';
}

/** Idempotent: pressing the button twice sends the same operation id. */
async function undoChange(c: KontorContext, undoes: string): Promise<Response> {
  const { commerce, caller } = c.get('shop');
  const cart = await cartOfRequest(c);
  if (!cart) return answered(c, failure('CartNotFound'));
  if (!z.uuid().safeParse(undoes).success) return answered(c, failure('UndoNotPossible'));
  const { id, version } = cart;
  const request = { id, version, versionFallback: true, undoes, operationId: `undo-${undoes}` };
  return answered(c, await commerce.undoCartChange(request, caller));
}

/** Redirects to the cart, with the code of the first notice or of the failure. */
function answered(c: KontorContext, outcome: Outcome<CartChange>, query = ''): Response {
  const back = `${c.get('shop').prefix}/checkout/cart`;
  const [notice] = outcome.ok ? outcome.data.notices : [outcome];
  return c.redirect(back + (notice ? `?problem=${notice.code}` : query), 303);
}
