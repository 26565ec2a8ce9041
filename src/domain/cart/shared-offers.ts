/** What becomes of the rows of a shared cart in the market, and beside the cart, of whoever opens it. */
import type { FoundArticle } from '../catalogue/found-article.ts';
import { currentPrice, type ProductSummary } from '../catalogue/product.ts';
import type { GuaranteeOffer } from '../guarantee/offers.ts';
import { addableQuantity } from '../inventory/availability.ts';
import { maxPieces } from '../quick-order/limits.ts';
import type { CartAction } from './actions.ts';
import { additions } from './additions.ts';
import type { Cart } from './cart.ts';
import type { SharedRow } from './shared-cart.ts';

export type SharedOffer = {
  article: ProductSummary;
  /** Pieces that the link names, of all its rows for the article. */
  requested: number;
  /** Of them, those that can be had at all; the cart may hold some already. */
  obtainable: number;
  /** Of them, those that the cart takes besides what it holds. */
  possible: number;
  inCart: number;
  /** It goes along: sold here with the article, and the cart has no piece of that yet. */
  guarantee?: GuaranteeOffer;
  /** Why the guarantee that the link names stays behind. */
  without?: 'notOffered' | 'inCart';
};

export type SharedRefusal = {
  /** Among the rows, counted from 1. */
  place: number;
  /** Empty where there is none. */
  sku: string;
  problem: 'unreadable' | 'quantity' | 'unknown' | 'notSold';
};

export type SharedOffers = { offers: SharedOffer[]; refused: SharedRefusal[] };

type Beside = {
  /** By the SKU of the article. */
  guarantees: Readonly<Record<string, readonly GuaranteeOffer[]>>;
  /** Pieces in the cart by SKU. */
  inCart: ReadonlyMap<string, number>;
  /** The store's most pieces of one article. */
  maximum: number;
};

export function sharedOffers(
  rows: readonly SharedRow[],
  found: readonly FoundArticle[],
  beside: Beside,
): SharedOffers {
  const byNumber = new Map(found.map((each) => [each.number, each]));
  const requested = new Map<string, RequestedArticle>();
  const refused: SharedRefusal[] = [];
  for (const [at, row] of rows.entries()) {
    const { sku } = row;
    const answer = byNumber.get(sku);
    const refuse = (problem: SharedRefusal['problem']) =>
      refused.push({ place: at + 1, sku, problem });
    if ('problem' in row) refuse(row.problem);
    else if (answer?.kind === 'found') {
      const { article } = answer;
      const before = requested.get(article.sku);
      const pieces = Math.min((before?.pieces ?? 0) + row.quantity, maxPieces);
      const wanted = before?.wanted ?? row.guarantee;
      requested.set(article.sku, { article, pieces, wanted });
    } else refuse(answer?.kind === 'not-sold-here' ? 'notSold' : 'unknown');
  }
  return { offers: [...requested.values()].map((each) => offerOf(each, beside)), refused };
}

type RequestedArticle = { article: ProductSummary; pieces: number; wanted: string | undefined };

function offerOf({ article, pieces, wanted }: RequestedArticle, beside: Beside): SharedOffer {
  const { sku, availableQuantity } = article;
  const inCart = beside.inCart.get(sku) ?? 0;
  const maxAddable = (held: number) =>
    Math.min(pieces, addableQuantity(availableQuantity, beside.maximum, held));
  return {
    article,
    requested: pieces,
    obtainable: maxAddable(0),
    possible: maxAddable(inCart),
    inCart,
    ...(wanted && guaranteeOf(wanted, beside.guarantees[sku] ?? [], inCart)),
  };
}

/** A guarantee is for all pieces of its article: those that the cart holds without one stay without. */
function guaranteeOf(
  wanted: string,
  sold: readonly GuaranteeOffer[],
  inCart: number,
): Pick<SharedOffer, 'guarantee' | 'without'> {
  const guarantee = sold.find(({ sku }) => sku === wanted);
  if (!guarantee) return { without: 'notOffered' };
  return inCart > 0 ? { without: 'inCart' } : { guarantee };
}

/**
 * Puts them into a cart. Pressed twice, the second press finds its own pieces there: what is asked for does not depend on
 * them, the cart itself knows how many more it takes.
 */
export function actionsFor(cart: Cart | null, offers: readonly SharedOffer[]): CartAction[] {
  return offers
    .filter(({ obtainable }) => obtainable > 0)
    .flatMap(({ article: { sku }, obtainable, guarantee }) =>
      additions(cart, { sku, quantity: obtainable, guarantee: guarantee?.sku }),
    );
}

/** Pieces and cents, VAT included and before discounts, of what the cart takes. */
export function sumOf(offers: readonly SharedOffer[]): { pieces: number; centAmount: number } {
  const pieces = offers.reduce((sum, { possible }) => sum + possible, 0);
  const centAmount = offers.reduce((sum, { article, possible, guarantee }) => {
    return sum + possible * (currentPrice(article.price) + (guarantee?.centAmount ?? 0));
  }, 0);
  return { pieces, centAmount };
}

/** What the key promises: less than this may not go into the cart without a word. */
export function totalPossiblePieces(offers: readonly SharedOffer[]): number {
  return offers.reduce((sum, { obtainable }) => sum + obtainable, 0);
}
