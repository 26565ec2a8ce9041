/**
 * A shared cart, contained in the address. GET shows which of it is available here and today and changes nothing; POST
 * adds that to the visitor's own cart. Source: issue 5, eu-2026.md UX-30.
 */
import type { ReactNode } from 'react';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { EmptySharedCart, type SharedCartProblem } from '#client/shared-cart/notes.tsx';
import { SharedCartPage } from '#client/shared-cart/shared-cart-page.tsx';
import { isGift } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import {
  maxSharedPathLength,
  readSharedCart,
  type SharedRow,
  sharedCartPath,
} from '#domain/cart/shared-cart.ts';
import {
  actionsFor,
  type SharedOffers,
  sharedOffers,
  totalPossiblePieces,
} from '#domain/cart/shared-offers.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import {
  cartOfRequest,
  cartOfRequestReadOnly,
  newCartReference,
  rememberCart,
} from '#worker/request/cart-of-request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import { isId } from '#worker/request/sent-id.ts';

const problems: ReadonlyMap<string, SharedCartProblem> = new Map([
  ['changed', 'quickOrder.changed'],
  ['adding', 'cart.error.adding'],
]);

export async function sharedCart(c: KontorContext) {
  const { rows, isCut } = readSharedCart(itemsIn(c));
  if (rows.length === 0) return show(c, <EmptySharedCart />);
  const shared = await sharedWith(c, rows, await cartOfRequestReadOnly(c));
  return show(
    c,
    <SharedCartPage
      shared={shared}
      action={addressOf(c)}
      operationId={crypto.randomUUID()}
      isCut={isCut}
      problem={problems.get(c.req.query('problem') ?? '')}
    />,
  );
}

/** Adds all that is available, as one change; or nothing, if less is available than the page showed. */
export async function takeSharedCart(c: KontorContext) {
  const { commerce, caller, prefix } = c.get('shop');
  const form = await formOf(c);
  const { rows } = readSharedCart(itemsIn(c));
  const back = (problem: string) => c.redirect(`${prefix}${addressOf(c)}&problem=${problem}`, 303);
  const before = await cartOfRequest(c);
  const { offers, refused } = await sharedWith(c, rows, before);
  const pieces = totalPossiblePieces(offers);
  if (pieces === 0 || pieces < Number(form.pieces)) return back('changed');
  const { id, version } = before ?? newCartReference();
  const operationId = isId(form.operationId) ? form.operationId : crypto.randomUUID();
  const reference = { id, version, operationId, versionFallback: true };
  const outcome = await commerce.updateCart(
    { ...reference, actions: actionsFor(before, offers) },
    caller,
  );
  if (!outcome.ok) return back(outcome.code === 'CartOrdered' ? 'adding' : 'changed');
  rememberCart(c, outcome.data.cart);
  // The cart may already contain the maximum quantity.
  const [notice] = outcome.data.notices;
  const left = refused.length + offers.filter(({ possible }) => possible === 0).length;
  const said = notice ? `?problem=${notice.code}` : left > 0 && `?left=${left}`;
  return c.redirect(`${prefix}/checkout/cart${said || ''}`, 303);
}

/** Makes one call to the catalogue, and one for guarantees if the link names some. */
async function sharedWith(
  c: KontorContext,
  rows: readonly SharedRow[],
  cart: Cart | null,
): Promise<SharedOffers> {
  const { commerce, caller, store } = c.get('shop');
  const readable = rows.flatMap((row) => ('quantity' in row ? row : []));
  const numbers = [...new Set(readable.map(({ sku }) => sku))];
  const insured = [...new Set(readable.flatMap(({ sku, guarantee }) => (guarantee ? sku : [])))];
  const [found, sold] = await Promise.all([
    numbers.length > 0 ? commerce.findArticles({ numbers }, caller) : undefined,
    insured.length > 0 ? commerce.getGuaranteeOffers({ skus: insured }, caller) : undefined,
  ]);
  if (found && !found.ok) throw new Error(found.message);
  const own = cart?.lineItems.filter((line) => !isGift(line)) ?? [];
  return sharedOffers(rows, found?.data.articles ?? [], {
    guarantees: sold?.ok ? sold.data.offers : {},
    inCart: new Map(own.map(({ variant, quantity }) => [variant.sku, quantity])),
    maximum: store.maximumQuantity,
  });
}

function itemsIn(c: KontorContext): string {
  return c.req.query('items') ?? '';
}

/** The address of this page, without its language prefix. */
function addressOf(c: KontorContext): string {
  return `${sharedCartPath}?items=${encodeURIComponent(itemsIn(c).toWellFormed())}`;
}

async function show(c: KontorContext, content: ReactNode) {
  const shop = c.get('shop');
  const title = shop.t('sharedCart.title');
  const tree = await loadTree(shop);
  // Every link to another language or country contains the address; one that is too long for a link is left out.
  const address = addressOf(c);
  const counterpart = address.length <= maxSharedPathLength ? address : sharedCartPath;
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, samePathEverywhere(counterpart))} className="single">
      <Head title={`${title} | Kontor`} index={false} />
      <div className="stack">
        <h1>{title}</h1>
        {content}
      </div>
    </BrowsePage>,
    { screen: 'checkout' },
  );
}
