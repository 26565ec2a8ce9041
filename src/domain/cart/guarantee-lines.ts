/** The extra guarantees of a cart: each belongs to one article and has the article's quantity. */
import { guaranteePrice, guaranteesFor, nameOf } from '../guarantee/offers.ts';
import { moneyOf } from '../money/money-of.ts';
import { isGift, isGuarantee, parentSkuOf } from './articles.ts';
import type { LineItem } from './cart.ts';
import type { CartFacts } from './facts.ts';

/** The guarantees of these articles, at current prices; a guarantee without its article is removed. */
export function guaranteesOf(
  articles: readonly LineItem[],
  before: readonly LineItem[],
  facts: CartFacts,
): LineItem[] {
  return articles.flatMap((article) => {
    const line = before.find((each) => parentSkuOf(each) === article.variant.sku);
    if (!line || isGift(article)) return [];
    return guaranteeLine(line.id, line.variant.sku, article, facts) ?? withoutOffer(line, article);
  });
}

/** The articles, each followed by its guarantee. */
export function withGuaranteesAfter(
  articles: readonly LineItem[],
  guarantees: readonly LineItem[],
): LineItem[] {
  return articles.flatMap((article) => [
    article,
    ...guarantees.filter((line) => parentSkuOf(line) === article.variant.sku),
  ]);
}

/** Undefined if the guarantee is not, or no longer, sold with the article. */
export function guaranteeLine(
  id: string,
  sku: string,
  article: LineItem,
  { store, products, guarantees }: CartFacts,
): LineItem | undefined {
  const product = products.get(article.variant.sku);
  const offered = product ? guaranteesFor(product, guarantees, store) : [];
  const guarantee = offered.find((each) => each.sku === sku);
  if (!guarantee || isGuarantee(article)) return undefined;
  const { centAmount } = article.price.discounted ?? article.price.value;
  const piece = guaranteePrice(centAmount, guarantee, store.currency);
  if (piece === 0) return undefined;
  return {
    id,
    productId: sku,
    name: nameOf(guarantee, store),
    productSlug: {},
    productType: { key: 'extra_guarantee' },
    quantity: article.quantity,
    variant: {
      id: 1,
      sku,
      image: article.variant.image,
      isPackageTypeFreight: false,
      maximumQuantity: article.quantity,
    },
    price: { value: moneyOf(piece, store.currency) },
    priceMode: 'Platform',
    discountedPricePerQuantity: [],
    lineItemMode: 'Standard',
    taxedPrice: { totalGross: moneyOf(piece * article.quantity, store.currency) },
    custom: { parentSku: article.variant.sku },
  };
}

/** A guarantee that is no longer sold: it keeps its price, and blocks the order until it is removed. */
function withoutOffer(line: LineItem, { quantity }: LineItem): LineItem {
  const { centAmount, currencyCode } = line.price.value;
  return {
    ...line,
    quantity,
    variant: { ...line.variant, maximumQuantity: 0, isUnavailable: true },
    taxedPrice: { totalGross: moneyOf(centAmount * quantity, currencyCode) },
  };
}
