import { Complements } from '#client/cart/complements.tsx';
import { couponProblems } from '#client/cart/coupon-problems.ts';
import { CartPageIsland } from '#client/cart/islands.tsx';
import { RemovedNote } from '#client/cart/lines/removed-note.tsx';
import { CategoryTiles } from '#client/catalogue/listing/tiles.tsx';
import { Steps } from '#client/checkout/steps.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage, CheckoutPage } from '#client/chrome/page.tsx';
import { Promo } from '#client/content/blocks/teasers.tsx';
import { AcceptedMethods } from '#client/payment/accepted-methods.tsx';
import { ProductRail } from '#client/product/product-rail.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Note } from '#client/ui/note.tsx';
import type { NoteKind } from '#client/ui/note-kinds.ts';
import { skusOf } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { tagPath } from '#domain/catalogue/collections.ts';
import { routePaths } from '#domain/content/links.ts';
import { promoSlugs } from '#domain/content/places.ts';
import { countryName } from '#domain/country/country-name.ts';
import { maxDiscountCodes } from '#domain/discount/limits.ts';
import { payableCart } from '#domain/order/place.ts';
import { paymentOffers } from '#domain/payment/methods.ts';
import { offeredWallets } from '#domain/payment/wallet-settings.ts';
import { maxRows } from '#domain/quick-order/limits.ts';
import { featuresIn } from '#domain/routing/feature-toggles.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { withdrawalText } from '#domain/withdrawal/withdrawal-text.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { cartOfRequest } from '#worker/request/cart-of-request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { sessionCookieOf } from '#worker/request/cookies.ts';
import { walletSettings } from '#worker/services/payments/wallet-settings.ts';
import { optionalContent } from '../content/optional-content.ts';
import { recommendedToCart } from '../internal/recommended.tsx';
import { loadBestsellers } from '../popular.ts';
import { removedArticle, removedBefore } from './removed-articles.ts';

/** Texts for the outcome of the last form, passed as a code through the redirect. */
const problems: ReadonlyMap<string, TextKey> = new Map([
  ['OutOfStock', 'cart.error.outOfStock'],
  ['ProductNotFound', 'cart.error.unavailable'],
  ['MaximumReached', 'cart.maximumReached'],
  ['GiftCardsApart', 'giftCard.apart'],
  ['GuaranteeNotOffered', 'cart.error.guarantee'],
  ['GuaranteeLeft', 'guarantee.left'],
  ['UndoNotPossible', 'cart.error.undo'],
  ['InvalidInput', 'cart.error.changing'],
  ['BackendFailed', 'cart.error.changing'],
  ['LineItemNotFound', 'cart.error.changing'],
  ['SaveNotPossible', 'cart.error.changing'],
  ['SavedItemNotFound', 'cart.error.changing'],
  ['TooManySavedItems', 'saved.error.tooMany'],
  ['Merged', 'cart.merged'],
  ...Object.entries(couponProblems),
  ['CartNotFound', 'cart.error.gone'],
  ['CartOrdered', 'cart.error.gone'],
  ['WalletNotOpened', 'express.failed'],
  ['TooManyTries', 'form.tooManyTries'],
  ['TooManyPayments', 'limit.payments'],
  ['TooManyCarts', 'limit.carts'],
]);

const noteKinds: ReadonlyMap<string, NoteKind> = new Map([
  ['MaximumReached', 'warn'],
  ['Merged', 'info'],
  ['GuaranteeLeft', 'info'],
]);

/** As many as stand in a row. */
const maxBestsellers = 5;

/** Step 1: the cart. */
export async function cartStep(c: KontorContext) {
  const shop = c.get('shop');
  const { t, prefix, store, locale, caller } = shop;
  const cart = await cartOfRequest(c);
  const isFilled = cart !== null && cart.lineItems.length > 0;
  const [beside, bestsellers, article, tree, content] = await Promise.all([
    besideCart(c, cart),
    isFilled ? [] : loadBestsellers(shop),
    removedArticle(c),
    loadTree(shop),
    optionalContent(shop, promoSlugs.cart),
  ]);
  const removed = removedBefore(c, article, beside.guarantees);
  const problem = c.req.query('problem');
  // Articles of a shared cart or a wish list that could not be added with the others.
  const left = Number(/^([1-9]\d?|100)$/.exec(c.req.query('left') ?? '')?.[0] ?? 0);
  const offered = paymentOffers(
    payableCart(cart ?? { lineItems: [], totalPrice: { centAmount: 0 }, custom: {} }, store),
    caller.now,
  );
  const open = offered.filter(({ refusal }) => !refusal);
  const express = cart && offeredWallets(walletSettings(c.env), offered);
  const unpayable = open.length === 0 && isFilled;
  const page = (
    <>
      <Head title={`${t('cart.title')} | Kontor`} index={false} />
      {isFilled && <Steps current="cart" />}
      <div className="row spread co__h">
        {isFilled ? (
          <>
            <h1>{t('cart.title')}</h1>
            <p className="row small b">
              <a href={prefix + routePaths['quick-order']}>{t('quickOrder.title')}</a>
              <a href={prefix || '/'}>{t('cart.continue')}</a>
            </p>
          </>
        ) : (
          <>
            <h1 className="row">
              <Icon name="shopping-cart" /> {t('cart.empty')}
            </h1>
            <a className="btn" data-kind="go" href={prefix || '/'}>
              {t('cart.continue')}
            </a>
          </>
        )}
      </div>
      {problem && (
        <Note
          kind={noteKinds.get(problem) ?? 'err'}
          text={t(problems.get(problem) ?? 'cart.error.adding', { count: maxDiscountCodes })}
        />
      )}
      {left > 0 && <Note kind="warn" text={t('sharedCart.missing', { count: left })} />}
      {removed && <RemovedNote {...removed} />}
      {unpayable && <Note kind="warn" text={t('checkout.noMethods')} />}
      <div className="split split--cart">
        <CartPageIsland
          cart={cart}
          guarantees={beside.guarantees}
          site={caller.site}
          express={express ?? undefined}
          returns={withdrawalText(t, shop.view.country) ?? t('content.title.return-policy')}
          isKnown={sessionCookieOf(c) !== undefined}
        />
        {beside.complements.length > 0 && (
          <div className="panel">
            <Complements products={beside.complements} title={t('complements.title')} />
          </div>
        )}
      </div>
      <Promo documents={[content[promoSlugs.cart]]} />
      <ProductRail title={t('recommended.title')} products={beside.recommended} cols={4} />
      <ProductRail
        title={t('home.bestsellers')}
        products={bestsellers.slice(0, maxBestsellers)}
        more={{ href: prefix + tagPath('bestseller'), text: t('listing.all') }}
        cols={5}
      />
      {!isFilled && (
        <>
          <div data-later="" />
          <section className="sec" aria-labelledby="cart-departments">
            <div className="sec__head">
              <h2 id="cart-departments">{t('header.departments')}</h2>
            </div>
            <CategoryTiles categories={tree.roots} />
          </section>
        </>
      )}
      <AcceptedMethods
        country={countryName(store.key, locale.code)}
        methods={(open.length > 0 ? open : offered).map(({ key }) => key)}
      />
    </>
  );
  // Nobody is led away from an empty cart: it has the way to the goods.
  const frame = isFilled ? (
    <CheckoutPage width="full">{page}</CheckoutPage>
  ) : (
    <BrowsePage chrome={chromeOf(shop, tree)}>{page}</BrowsePage>
  );
  return c.render(frame, { screen: 'checkout' });
}

/** Complements and guarantees for the cart, and recommendations for the article added last. */
async function besideCart(c: KontorContext, cart: Cart | null) {
  const { commerce, caller, store } = c.get('shop');
  const skus = cart ? skusOf(cart) : [];
  const last = skus.at(-1);
  if (!last) return { complements: [], recommended: [], guarantees: {} };
  const wanted = featuresIn(new URL(c.req.url).search).includes('bloomreach-api');
  const [offered, others, guaranteed] = await Promise.all([
    store.complementaryProductsEnabled ? commerce.getComplements({ skus }, caller) : undefined,
    wanted ? inTime(recommendedToCart(c, last), []) : [],
    commerce.getGuaranteeOffers({ skus: skus.slice(0, maxRows) }, caller),
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

/** Ms that the cart waits for a recommendation: a remote service may take longer than shoppers stay on the page. */
const patience = 400;

/** Returns `instead` if `value` takes too long. */
function inTime<Value>(value: Promise<Value>, instead: Value): Promise<Value> {
  const late = new Promise<Value>((resolve) => setTimeout(resolve, patience, instead));
  return Promise.race([value, late]);
}
