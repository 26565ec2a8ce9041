import * as z from 'zod';
import { couponProblems } from '#client/cart/coupon-problems.ts';
import { CartPageIsland } from '#client/cart/islands.tsx';
import { RemovedNote } from '#client/cart/removed-note.tsx';
import type { GuaranteeOffers } from '#client/cart/use-guarantees.ts';
import { Complements } from '#client/catalogue/complements.tsx';
import { ProductRail } from '#client/catalogue/product-rail.tsx';
import { Steps } from '#client/checkout/steps.tsx';
import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import { Note } from '#client/ui/note.tsx';
import type { NoteKind } from '#client/ui/note-kinds.ts';
import { type CartAction, sku } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { skusOf } from '#domain/cart/sums.ts';
import { routePaths } from '#domain/content/links.ts';
import { countryName } from '#domain/country/country-name.ts';
import { mostDiscountCodes } from '#domain/discount/limits.ts';
import { failure } from '#domain/errors.ts';
import { guaranteeNumber, mostInsured } from '#domain/guarantee/offers.ts';
import { localizedText } from '#domain/locale/localized.ts';
import type { CartChange, Outcome } from '#domain/operations.ts';
import { payableCart } from '#domain/order/place.ts';
import { paymentOffers, paymentTexts } from '#domain/payment/methods.ts';
import { featuresIn } from '#domain/routing/feature-toggles.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { beginCart, cartOfRequest } from '#worker/cart-of-request.ts';
import type { KontorContext } from '#worker/context.ts';
import { formOf } from '#worker/form-of.ts';
import { recommendedToCart } from '../recommended.tsx';
import { actionsOf } from './cart-form.ts';

/** What the last form did not do, or did besides, carried over the redirect. */
const problems: ReadonlyMap<string, TextKey> = new Map([
  ['OutOfStock', 'cart.error.outOfStock'],
  ['ProductNotFound', 'cart.error.unavailable'],
  ['MaximumReached', 'cart.maximumReached'],
  ['GuaranteeNotOffered', 'cart.error.guarantee'],
  ['UndoNotPossible', 'cart.error.undo'],
  ['Merged', 'cart.merged'],
  ...Object.entries(couponProblems),
  ['CartNotFound', 'cart.error.gone'],
  ['CartOrdered', 'cart.error.gone'],
]);

const noteKinds: ReadonlyMap<string, NoteKind> = new Map([
  ['MaximumReached', 'warn'],
  ['Merged', 'info'],
]);

/** Step 1: the cart. */
export async function cartStep(c: KontorContext) {
  const shop = c.get('shop');
  const { t, prefix, store, locale, caller } = shop;
  const cart = await cartOfRequest(c);
  const [beside, card] = await Promise.all([besideCart(c, cart), removedCard(c)]);
  const removed = removedIn(c, card?.name, beside.guarantees);
  const problem = c.req.query('problem');
  const offered = paymentOffers(
    payableCart(cart ?? { lineItems: [], totalPrice: { centAmount: 0 }, custom: {} }, store),
    caller.now,
  );
  const open = offered.filter(({ refusal }) => !refusal);
  const methods = (open.length > 0 ? open : offered).map(({ key }) => t(paymentTexts[key]));
  const unpayable = open.length === 0 && cart !== null && cart.lineItems.length > 0;
  return c.render(
    <CheckoutPage width="full">
      <Head title={`${t('cart.title')} | Kontor`} index={false} />
      <Steps current="cart" />
      <div className="row spread co__h">
        <h1>{t('cart.title')}</h1>
        <p className="row small b">
          <a href={prefix + routePaths['quick-order']}>{t('quickOrder.title')}</a>
          <a href={prefix || '/'}>{t('cart.continue')}</a>
        </p>
      </div>
      {problem && (
        <Note kind={noteKinds.get(problem) ?? 'err'}>
          <p>{t(problems.get(problem) ?? 'cart.error.adding', { count: mostDiscountCodes })}</p>
        </Note>
      )}
      {removed && <RemovedNote {...removed} />}
      {unpayable && (
        <Note kind="warn">
          <p>{t('checkout.noMethods')}</p>
        </Note>
      )}
      <CartPageIsland cart={cart} guarantees={beside.guarantees} />
      {beside.complements.length > 0 && (
        <div className="panel top">
          <Complements products={beside.complements} />
        </div>
      )}
      <ProductRail title={t('recommended.title')} products={beside.recommended} cols="4" />
      <p className="small muted top">
        {t('checkout.deliveryCountries', {
          country: countryName(store.key, locale.code),
          methods: methods.join(' · '),
        })}
      </p>
    </CheckoutPage>,
    { screen: 'checkout' },
  );
}

/** What the form that led here took out: its name in this language and the change that can be taken back. */
function removedIn(c: KontorContext, article: string | undefined, guarantees: GuaranteeOffers) {
  const { t, view } = c.get('shop');
  const { removed = '', operation = '' } = c.req.query();
  if (!operation) return undefined;
  if (!guaranteeNumber.test(removed)) return article ? { name: article, operation } : undefined;
  // Its article is still there, and is sold with it, unless it is sold no more.
  const offer = Object.values(guarantees)
    .flat()
    .find(({ sku }) => sku === removed);
  const name = offer
    ? localizedText(offer.name, view.language, view.locale)
    : t('content.title.premium-gurantee');
  return { name, operation };
}

async function removedCard(c: KontorContext) {
  const { commerce, caller } = c.get('shop');
  const asked = sku.safeParse(c.req.query('removed'));
  if (!asked.success || guaranteeNumber.test(asked.data)) return undefined;
  const known = await commerce.getProductCards({ skus: [asked.data] }, caller);
  return known.ok ? known.data.products[0] : undefined;
}

/** What goes with the cart, and what others took with the article added last. */
async function besideCart(c: KontorContext, cart: Cart | null) {
  const { commerce, caller, store } = c.get('shop');
  const skus = cart ? skusOf(cart) : [];
  const last = skus.at(-1);
  if (!last) return { complements: [], recommended: [], guarantees: {} };
  const wanted = featuresIn(new URL(c.req.url).search).includes('bloomreach-api');
  const [offered, others, guaranteed] = await Promise.all([
    store.complementaryProductsEnabled ? commerce.getComplements({ skus }, caller) : undefined,
    wanted ? inTime(recommendedToCart(c, last), []) : [],
    commerce.getGuaranteeOffers({ skus: skus.slice(0, mostInsured) }, caller),
  ]);
  const complements = offered?.ok ? offered.data.products : [];
  const known = new Set([...skus, ...complements.map(({ sku }) => sku)]);
  const guarantees = guaranteed.ok ? guaranteed.data.offers : {};
  return {
    complements,
    guarantees,
    recommended: others.filter(({ sku }) => !known.has(sku)).slice(0, 4),
  };
}

/** Ms that the cart waits for a recommendation: a remote service may take longer than anybody reads a page without one. */
const patience = 400;

/** What comes too late is left out. */
function inTime<Value>(value: Promise<Value>, instead: Value): Promise<Value> {
  const late = new Promise<Value>((resolve) => setTimeout(resolve, patience, instead));
  return Promise.race([value, late]);
}

/** The cart's forms for browsers without JavaScript: add, change, remove, undo; then back to the cart. */
export async function changeCart(c: KontorContext) {
  const { commerce, caller, prefix, store } = c.get('shop');
  const form = await formOf(c);
  if (form.intent === 'undo') return undoChange(c, form.operation ?? '');
  const actions = actionsOf(form, store.maximumQuantity);
  const [action] = actions;
  const back = `${prefix}/checkout/cart`;
  if (!action) {
    const problem = form.intent === 'coupon' ? 'DiscountCodeNotFound' : 'InvalidInput';
    return c.redirect(`${back}?problem=${problem}`, 303);
  }
  const cart = (await cartOfRequest(c)) ?? (await cartToBegin(c, action));
  if (!cart) {
    const problem = action.action === 'addLineItem' ? 'ProductNotFound' : 'CartNotFound';
    return c.redirect(`${back}?problem=${problem}`, 303);
  }
  const { id, version } = cart;
  const reference = { id, version, versionFallback: true };
  const operationId = crypto.randomUUID();
  const update = { ...reference, operationId, actions };
  const gone = removedBy(action, cart);
  const query = gone ? `?removed=${encodeURIComponent(gone)}&operation=${operationId}` : '';
  return answered(c, await commerce.updateCart(update, caller), query);
}

/** Pressed twice it is the same undo. */
async function undoChange(c: KontorContext, undoes: string): Promise<Response> {
  const { commerce, caller } = c.get('shop');
  const cart = await cartOfRequest(c);
  if (!cart) return answered(c, failure('CartNotFound'));
  if (!z.uuid().safeParse(undoes).success) return answered(c, failure('UndoNotPossible'));
  const { id, version } = cart;
  const request = { id, version, versionFallback: true, undoes, operationId: `undo-${undoes}` };
  return answered(c, await commerce.undoCartChange(request, caller));
}

/** Back to the cart, with what the shopper must know. */
function answered(c: KontorContext, outcome: Outcome<CartChange>, query = ''): Response {
  const back = `${c.get('shop').prefix}/checkout/cart`;
  const [notice] = outcome.ok ? outcome.data.notices : [outcome];
  return c.redirect(back + (notice ? `?problem=${notice.code}` : query), 303);
}

/** The SKU of the line that the action takes out. */
function removedBy(action: CartAction, { lineItems }: Cart): string | undefined {
  const lineItemId = action.action === 'removeLineItem' ? action.lineItemId : undefined;
  return lineItems.find(({ id }) => id === lineItemId)?.variant.sku;
}

/** Only adding begins a cart, and only adding something that is sold here. */
async function cartToBegin(c: KontorContext, action: CartAction): Promise<Cart | null> {
  if (action.action !== 'addLineItem') return null;
  const { commerce, caller } = c.get('shop');
  const known = await commerce.getProductCards({ skus: [action.sku] }, caller);
  return known.ok && known.data.products.length > 0 ? beginCart(c) : null;
}
