import { Anchors, type Section } from '#client/catalogue/product-page/anchors.tsx';
import { Buy, type Offer } from '#client/catalogue/product-page/buy.tsx';
import { BuyBar } from '#client/catalogue/product-page/buy-bar.tsx';
import { hasDocuments } from '#client/catalogue/product-page/documents.tsx';
import { Gallery } from '#client/catalogue/product-page/gallery.tsx';
import {
  CatalogueQuestions,
  Description,
  Highlights,
  hasDescription,
  hasQuestions,
  KeyFigures,
} from '#client/catalogue/product-page/product-facts.tsx';
import { ProductSafety } from '#client/catalogue/product-page/product-safety.tsx';
import { Relations } from '#client/catalogue/product-page/relations.tsx';
import { TechnicalData } from '#client/catalogue/product-page/technical-data.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { RecallLinks } from '#client/content/blocks/recalls.tsx';
import { Promo } from '#client/content/blocks/teasers.tsx';
import { ProductRail } from '#client/product/product-rail.tsx';
import { ProductQuestions, questionsOnProductPage } from '#client/question/product-questions.tsx';
import { ProductReviews, reviewsOnProductPage } from '#client/review/product-reviews.tsx';
import { Crumbs } from '#client/ui/crumbs.tsx';
import { Structured } from '#client/ui/data-block.tsx';
import { type ComparedProduct, isComparison, ranked } from '#domain/catalogue/comparison.ts';
import { nearestArticle } from '#domain/catalogue/nearest-article.ts';
import { currentPrice, type ProductDetail, productNumberIn } from '#domain/catalogue/product.ts';
import { promoSlugs } from '#domain/content/places.ts';
import { recallsIn, recallsSlug } from '#domain/content/recall.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { countryName } from '#domain/country/country-name.ts';
import { tierAt, tierPrices, volumeThresholds } from '#domain/discount/volume.ts';
import { addableQuantity } from '#domain/inventory/availability.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isReadable } from '#domain/review/shown-review.ts';
import { pathsWhereSold } from '#domain/routing/alternates.ts';
import { redirectOf } from '#domain/routing/redirects.ts';
import { productData } from '#domain/seo/product-data.ts';
import { type BarTree, chromeOf, loadTree } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { redirectToMoved } from '#worker/request/moved-to.ts';
import { optionalContent } from '../content/optional-content.ts';
import { notFound } from './not-found.tsx';

/** The product page. An address with an old name and a valid number redirects to the current name. */
export async function product(c: KontorContext, slug: string) {
  const shop = c.get('shop');
  const { caller, commerce, prefix, store } = shop;
  const number = productNumberIn(slug) ?? '';
  const [tree, answer, reviews, questions, content] = await Promise.all([
    loadTree(shop),
    commerce.getProductPage({ number }, caller),
    number ? newestReviews(shop, number) : noReviews,
    number ? answeredQuestions(shop, number) : undefined,
    optionalContent(shop, promoSlugs.product, recallsSlug),
  ]);
  if (!answer.ok) return noProduct(c, tree, number);
  const { product: item, pageAvailability, ...related } = answer.data;
  const { pathname, search } = new URL(c.req.url);
  const location = { path: pathname, search };
  const canonical = {
    ...(redirectOf(location, shop.routing) ?? location),
    path: `${prefix}/${item.slug}`,
  };
  if (pathname !== canonical.path || search !== canonical.search) {
    return redirectToMoved(c, canonical.path + canonical.search);
  }
  const [leaf] = item.categories.map((key) => tree.pathTo(key)).sort((a, b) => b.length - a.length);
  const path = leaf ?? [];
  const pathIn = pathsWhereSold(pageAvailability);
  // The page with another quantity is the same page.
  const index = c.req.query('quantity') === undefined;
  const links = pageLinks(c, pathIn, { index });
  const chrome = {
    ...chromeOf(shop, tree, pathIn),
    ...(path[0] && { current: path[0].key }),
  };
  const { today } = shop.view.dates;
  const maximum = addableQuantity(item.availableQuantity, store.maximumQuantity, 0);
  const offer = offerOf(item, askedQuantity(c.req.query('quantity'), maximum), shop);
  const side = c.env.settings.comparisonShown;
  // The values of gift cards are no data to compare.
  const family = item.isGiftCard ? [] : related.compared;
  const compared = ranked<ComparedProduct>(item, family, side);
  const sections = sectionsOf(item, { ...related, compared }, store.key);
  return c.render(
    <BrowsePage chrome={chrome} className="pdp">
      <Head
        title={item.metaTitle ?? `${item.name} | Kontor`}
        description={item.metaDescription ?? descriptionOf(item, number, shop)}
        links={links}
        index={index}
        image={item.images[0]?.url}
      />
      <Crumbs
        crumbs={[
          ...path.map((each) => ({ name: each.name, href: `${prefix}/${each.slug}` })),
          { name: item.name, href: `${prefix}/${item.slug}` },
        ]}
        origin={links.origin}
      />
      {links.origin && links.canonical && (
        <Structured
          data={productData(
            item,
            { origin: links.origin, url: links.canonical },
            { today, ...shop.view, deliveryDays: shop.store.deliveryDays },
            reviews.results,
          )}
        />
      )}
      <RecallLinks
        recalls={recallsIn(content[recallsSlug]).filter(
          ({ ended, skus }) => !ended && skus.includes(item.sku),
        )}
      />
      <div className="split split--pdp">
        <Gallery product={item} />
        <Buy
          webform={shop.store.webformEnabled}
          product={item}
          versions={related.versions}
          parts={related.parts}
          guarantees={related.guarantees}
          maximum={maximum}
          offer={offer}
          category={path.at(-1)}
          nearest={maximum > 0 ? undefined : nearestArticle(item, compared, related.alternatives)}
          address={links.origin && links.canonical}
        />
        <div className="stack">
          <KeyFigures product={item} />
          <Highlights product={item} />
        </div>
      </div>
      <Anchors sections={sections} />
      <ProductRail id="parts" title={shop.t('set.parts')} products={related.parts} cols={4} />
      <Description product={item} />
      <TechnicalData product={item} />
      {!item.isGiftCard && <ProductSafety product={item} />}
      <Promo documents={[content[promoSlugs.product]]} />
      <Relations product={item} {...related} compared={compared} />
      {sections.some(({ id }) => id === 'questions') && (
        <ProductQuestions sku={item.sku} page={item.isGiftCard ? undefined : questions}>
          <CatalogueQuestions product={item} />
        </ProductQuestions>
      )}
      {!item.isGiftCard && <ProductReviews product={item} page={reviews} />}
      {maximum > 0 && <BuyBar product={item} each={offer.each} />}
      <div data-seen={item.sku} />
    </BrowsePage>,
    { screen: 'product' },
  );
}

/** The quantity of the address, for browsers without JavaScript; 1 if it is not one that can be bought. */
function askedQuantity(text: string | undefined, maximum: number): number {
  const asked = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
  return asked <= maximum ? asked : 1;
}

function offerOf(
  { price, volumeDiscountGroup }: ProductDetail,
  quantity: number,
  shop: Shop,
): Offer {
  const thresholds = volumeThresholds(shop.view.volumeDiscounts, volumeDiscountGroup);
  const tiers = tierPrices(thresholds, currentPrice(price), shop.store.currency);
  return { quantity, tiers, each: tierAt(tiers, quantity)?.centAmount ?? currentPrice(price) };
}

const noReviews = { results: [], total: 0 };

/** Those that the page's language has. A backend without reviews shows none. */
async function newestReviews({ commerce, caller, locale }: Shop, number: string) {
  const productId = `EX${number}`;
  const query = { productId, offset: 0, limit: reviewsOnProductPage, readIn: locale.language };
  const answer = await commerce.getReview({ ...query, sort: 'Most recent', filters: [] }, caller);
  if (!answer.ok) return noReviews;
  const { results, total } = answer.data;
  return { results: results.filter((review) => isReadable(review, locale.language)), total };
}

/** A backend without questions shows those of the catalogue alone. */
async function answeredQuestions({ commerce, caller }: Shop, number: string) {
  const productId = `EX${number}`;
  const query = { productId, offset: 0, limit: questionsOnProductPage };
  const chosen = { ...query, answered: true, ownLanguage: true };
  const answer = await commerce.getQuestions(chosen, caller);
  return answer.ok ? answer.data : undefined;
}

type Related = {
  parts: readonly unknown[];
  accessories: readonly unknown[];
  compared: readonly unknown[];
};

/** The sections that this product has, in the order of the page. */
function sectionsOf(
  item: ProductDetail,
  { parts, accessories, compared }: Related,
  country: CountryCode,
): Section[] {
  const all: (Section & { exists: boolean })[] = [
    { id: 'parts', text: 'set.parts', exists: parts.length > 0 },
    { id: 'description', text: 'product.description', exists: hasDescription(item) },
    {
      id: 'documents',
      text: 'product.documents',
      exists: hasDocuments(item) && !hasDescription(item),
    },
    { id: 'data', text: 'product.technicalData', exists: true },
    // A gift card is no product in the sense of the GPSR.
    { id: 'safety', text: 'safety.title', exists: !item.isGiftCard },
    { id: 'accessories', text: 'product.accessories', exists: accessories.length > 0 },
    { id: 'comparison', text: 'compare.heading', exists: isComparison(compared) },
    {
      id: 'questions',
      text: 'product.questions',
      exists: !item.isGiftCard || hasQuestions(item, country),
    },
    { id: 'reviews', text: 'product.ratings', exists: !item.isGiftCard },
  ];
  return all.filter(({ exists }) => exists);
}

/** A product number without a page here: redirects to the successor, or it is gone, not sold here or unknown. */
async function noProduct(c: KontorContext, tree: BarTree, number: string) {
  const { commerce, caller, prefix, routing } = c.get('shop');
  const answer = await commerce.getUnavailableReason({ number }, caller);
  if (!answer.ok) throw new Error(answer.message);
  const { reason } = answer.data;
  const { pathname: path, search } = new URL(c.req.url);
  const location = redirectOf({ path, search }, routing) ?? { search };
  if (reason.kind === 'succeeded')
    return redirectToMoved(c, `${prefix}/${reason.slug}${location.search}`);
  return notFound(c, tree, reason.kind);
}

function descriptionOf(item: ProductDetail, number: string, { t, store, locale }: Shop): string {
  return t('product.seo', {
    name: item.name,
    number,
    price: formatMoney(currentPrice(item.price), store.currency, locale.code),
    country: countryName(store.key, locale.code),
  });
}
