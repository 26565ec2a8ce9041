/** What is different about the articles of a cart since the shopper last saw them: pure. Source: decision 33. */
import { shareOf } from '../money/basis-points.ts';
import type { Money } from '../money/money.ts';
import { moneyOf } from '../money/money-of.ts';
import { findBoughtLine, isGift, isGuarantee, skusOf } from './articles.ts';
import type { ArticleChange, Cart, LineItem } from './cart.ts';
import { volumeDiscountIn } from './volume-price.ts';
import { withVat } from './without-vat.ts';

/**
 * Changes of unit price and availability by article, in the order of the cart. Not for gifts, which depend on
 * discounts, nor for guarantees, which follow their article and show on their line when they are no longer sold.
 */
export function changesBetween(earlier: Cart, now: Cart): ArticleChange[] {
  return bought(now).flatMap((line) => {
    const before = earlier.lineItems.find(({ id }) => id === line.id);
    const price = before && priceChange(pricedIn(earlier, before), pricedIn(now, line));
    const stock = before && stockChange(before, line);
    if (!price && !stock) return [];
    return { sku: line.variant.sku, ...(price && { price }), ...(stock && { stock }) };
  });
}

/** Unit price as shown on the line: after the volume discount, before cart discounts, which are listed by name. */
function priceChange(before: Money, after: Money): ArticleChange['price'] {
  const { currencyCode } = after;
  // A change of the market's currency is not a price change.
  if (before.currencyCode !== currencyCode) return undefined;
  return before.centAmount === after.centAmount ? undefined : { before, after };
}

/** Compared with VAT: gaining or losing VAT relief is not a price change. */
function pricedIn(cart: Cart, line: LineItem): Money {
  const { discounted, value } = withVat(line).price;
  const { centAmount, currencyCode } = discounted ?? value;
  const { permyriad = 0 } = volumeDiscountIn(line, cart) ?? {};
  return moneyOf(centAmount - shareOf(centAmount, permyriad, currencyCode), currencyCode);
}

function stockChange(before: LineItem, after: LineItem): ArticleChange['stock'] {
  const [was, is] = [stockOf(before), stockOf(after)];
  const isKnown = was.state === is.state && (is.state !== 'few' || was.left === is.left);
  // From few to available is not reported: some pieces were available all the time.
  const isRelief = was.state === 'few' && is.state === 'available';
  return isKnown || isRelief ? undefined : is;
}

function stockOf({ quantity, variant }: LineItem): NonNullable<ArticleChange['stock']> {
  const left = variant.maximumQuantity;
  if (variant.isUnavailable) return { state: 'notSold', left };
  if (left === 0) return { state: 'soldOut', left };
  return { state: left < quantity ? 'few' : 'available', left };
}

/**
 * Joins changes that are not dismissed with new ones, by article in the order of the cart. A joined price change has
 * the earlier `before`; it is dropped if the price is back to that.
 */
export function mergedChanges(
  known: readonly ArticleChange[],
  news: readonly ArticleChange[],
  now: Cart,
): ArticleChange[] {
  return skusOf(now).flatMap((sku) => {
    const [before, after] = [known, news].map((list) => list.find((each) => each.sku === sku));
    const price = joinedPrice(before?.price, after?.price);
    const stock = after?.stock ?? isStillTrue(before?.stock, findBoughtLine(now, sku));
    return price || stock ? { sku, ...(price && { price }), ...(stock && { stock }) } : [];
  });
}

function isStillTrue(
  known: ArticleChange['stock'],
  line: LineItem | undefined,
): ArticleChange['stock'] {
  const is = line && stockOf(line);
  return is?.state === known?.state && is?.left === known?.left ? known : undefined;
}

function joinedPrice(
  known: ArticleChange['price'],
  news: ArticleChange['price'],
): ArticleChange['price'] {
  if (!known || !news) return news ?? known;
  const { before } = known;
  const { after } = news;
  if (before.currencyCode !== after.currencyCode) return news;
  return before.centAmount === after.centAmount ? undefined : { before, after };
}

/** Removes changes of articles that are no longer in the cart. */
export function withoutStaleChanges(cart: Cart): Cart {
  const { changesSinceLastVisit: known, ...rest } = cart;
  if (!known) return cart;
  const held = new Set(bought(cart).map(({ variant }) => variant.sku));
  const articles = known.articles.filter(({ sku }) => held.has(sku));
  if (articles.length === known.articles.length) return cart;
  return articles.length > 0 ? { ...rest, changesSinceLastVisit: { ...known, articles } } : rest;
}

/** Removes the changes that this visit found; those of a later visit stay. */
export function withoutDismissedChanges(cart: Cart, visit: string): Cart {
  const { changesSinceLastVisit: known, ...rest } = cart;
  return known?.visit === visit ? rest : cart;
}

/** The customer's changes, plus the guest's for articles that only the guest's cart has. */
export function changesOfMergedCarts(cart: Cart, guest: Cart): Pick<Cart, 'changesSinceLastVisit'> {
  const [mine, theirs] = [cart.changesSinceLastVisit, guest.changesSinceLastVisit];
  const own = new Set(skusOf(cart));
  const more = theirs?.articles.filter(({ sku }) => !own.has(sku)) ?? [];
  if (!theirs || more.length === 0) return mine ? { changesSinceLastVisit: mine } : {};
  const articles = [...(mine?.articles ?? []), ...more];
  return { changesSinceLastVisit: { visit: (mine ?? theirs).visit, articles } };
}

const bought = ({ lineItems }: Cart) =>
  lineItems.filter((line) => !isGift(line) && !isGuarantee(line));
