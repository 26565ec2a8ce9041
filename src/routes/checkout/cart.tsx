import { couponProblems } from '#client/cart/coupon-problems.ts';
import { CartPageIsland } from '#client/cart/islands.tsx';
import { Complements } from '#client/catalogue/complements.tsx';
import { ProductRail } from '#client/catalogue/product-rail.tsx';
import { Steps } from '#client/checkout/steps.tsx';
import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import { Note } from '#client/ui/note.tsx';
import { acceptedQuantity } from '#client/ui/quantity.tsx';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { skusOf } from '#domain/cart/sums.ts';
import { routePaths } from '#domain/content/links.ts';
import { countryName } from '#domain/country/country-name.ts';
import { code } from '#domain/discount/discount-code.ts';
import { mostDiscountCodes } from '#domain/discount/limits.ts';
import { payableCart } from '#domain/order/place.ts';
import { paymentOffers, paymentTexts } from '#domain/payment/methods.ts';
import { featuresIn } from '#domain/routing/feature-toggles.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { beginCart, cartOfRequest } from '#worker/cart-of-request.ts';
import type { KontorContext } from '#worker/context.ts';
import { formOf } from '#worker/form-of.ts';
import { recommendedToCart } from '../recommended.tsx';

/** Why the last form changed nothing, carried over the redirect. */
const problems: ReadonlyMap<string, TextKey> = new Map([
  ['OutOfStock', 'cart.error.outOfStock'],
  ['ProductNotFound', 'cart.error.unavailable'],
  ['MaximumReached', 'cart.maximumReached'],
  ...Object.entries(couponProblems),
  ['CartNotFound', 'cart.error.gone'],
  ['CartOrdered', 'cart.error.gone'],
]);

/** Step 1: the cart. */
export async function cartStep(c: KontorContext) {
  const shop = c.get('shop');
  const { t, prefix, store, locale, caller } = shop;
  const cart = await cartOfRequest(c);
  const beside = await besideCart(c, cart);
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
        <Note kind={problem === 'MaximumReached' ? 'warn' : 'err'}>
          <p>{t(problems.get(problem) ?? 'cart.error.adding', { count: mostDiscountCodes })}</p>
        </Note>
      )}
      {unpayable && (
        <Note kind="warn">
          <p>{t('checkout.noMethods')}</p>
        </Note>
      )}
      <CartPageIsland cart={cart} />
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

/** What goes with the cart, and what others took with the article added last. */
async function besideCart(c: KontorContext, cart: Cart | null) {
  const { commerce, caller, store } = c.get('shop');
  const skus = cart ? skusOf(cart) : [];
  const last = skus.at(-1);
  if (!last) return { complements: [], recommended: [] };
  const wanted = featuresIn(new URL(c.req.url).search).includes('bloomreach-api');
  const [offered, others] = await Promise.all([
    store.complementaryProductsEnabled ? commerce.getComplements({ skus }, caller) : undefined,
    wanted ? inTime(recommendedToCart(c, last), []) : [],
  ]);
  const complements = offered?.ok ? offered.data.products : [];
  const known = new Set([...skus, ...complements.map(({ sku }) => sku)]);
  return { complements, recommended: others.filter(({ sku }) => !known.has(sku)).slice(0, 4) };
}

/** Ms that the cart waits for a recommendation: a remote service may take longer than anybody reads a page without one. */
const patience = 400;

/** What comes too late is left out. */
function inTime<Value>(value: Promise<Value>, instead: Value): Promise<Value> {
  const late = new Promise<Value>((resolve) => setTimeout(resolve, patience, instead));
  return Promise.race([value, late]);
}

/** The cart's forms for browsers without JavaScript: add, change, remove; then back to the cart. */
export async function changeCart(c: KontorContext) {
  const { commerce, caller, prefix, store } = c.get('shop');
  const form = await formOf(c);
  const action = actionOf(form, store.maximumQuantity);
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
  const outcome = await commerce.updateCart({ ...reference, actions: [action] }, caller);
  if (!outcome.ok) return c.redirect(`${back}?problem=${outcome.code}`, 303);
  const [notice] = outcome.data.notices;
  return c.redirect(notice ? `${back}?problem=${notice.code}` : back, 303);
}

/** Only adding begins a cart, and only adding something that is sold here. */
async function cartToBegin(c: KontorContext, action: CartAction): Promise<Cart | null> {
  if (action.action !== 'addLineItem') return null;
  const { commerce, caller } = c.get('shop');
  const known = await commerce.getProductCards({ skus: [action.sku] }, caller);
  return known.ok && known.data.products.length > 0 ? beginCart(c) : null;
}

function actionOf(form: Record<string, string>, maximum: number): CartAction | undefined {
  const text = (name: string) => form[name] ?? '';
  const quantity = acceptedQuantity(text('quantity'), maximum);
  switch (text('intent')) {
    case 'add':
      return text('sku') ? { action: 'addLineItem', sku: text('sku'), quantity } : undefined;
    case 'remove':
      return { action: 'removeLineItem', lineItemId: text('lineItemId') };
    case 'coupon': {
      const parsed = code.safeParse(text('code'));
      return parsed.success ? { action: 'addDiscountCode', code: parsed.data } : undefined;
    }
    case 'remove-coupon': {
      const discountCode = { typeId: 'discount-code' as const, id: text('discountCodeId') };
      return { action: 'removeDiscountCode', discountCode };
    }
    default:
      return text('lineItemId')
        ? { action: 'changeLineItemQuantity', lineItemId: text('lineItemId'), quantity }
        : undefined;
  }
}
