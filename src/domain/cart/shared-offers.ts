/** The rows of a shared cart, checked against the market and the cart of the visitor who opens it. */
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
  /** Pieces requested by the link, summed over all rows of the article. */
  requested: number;
  /** Of these, the pieces that can be bought at all; the cart may already contain some. */
  obtainable: number;
  /** Of these, the pieces that the cart can take in addition to what it holds. */
  possible: number;
  inCart: number;
  /** Added with the article: it is sold here, and the cart has no piece of the article yet. */
  guarantee?: GuaranteeOffer;
  /** Why the guarantee in the link is not added. */
  without?: 'notOffered' | 'inCart';
};

export type SharedRefusal = {
  /** Number of the row, counted from 1. */
  place: number;
  /** Empty if the row has no readable SKU. */
  sku: string;
  problem: 'unreadable' | 'quantity' | 'unknown' | 'notSold';
};

export type SharedOffers = { offers: SharedOffer[]; refused: SharedRefusal[] };

type Beside = {
  /** By the SKU of the article. */
  guarantees: Readonly<Record<string, readonly GuaranteeOffer[]>>;
  /** Pieces in the cart by SKU. */
  inCart: ReadonlyMap<string, number>;
  /** The store's maximum number of pieces of one article. */
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

/** A guarantee covers all pieces of its article: pieces that the cart holds without one stay without one. */
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
 * The actions that add the offers to a cart. Quantities do not depend on the cart's content, so that pressing the
 * button twice requests the same; the cart applies its own limits.
 */
export function actionsFor(cart: Cart | null, offers: readonly SharedOffer[]): CartAction[] {
  return offers
    .filter(({ obtainable }) => obtainable > 0)
    .flatMap(({ article: { sku }, obtainable, guarantee }) =>
      additions(cart, { sku, quantity: obtainable, guarantee: guarantee?.sku }),
    );
}

/** Of the possible pieces and of their guarantee, in cents, VAT included. */
export function shownAmounts({ article, possible, guarantee }: SharedOffer): [number, number] {
  return [possible * currentPrice(article.price), possible * (guarantee?.centAmount ?? 0)];
}

/** Pieces and cents (VAT included, before discounts) that the cart can take. */
export function sumOf(offers: readonly SharedOffer[]): { pieces: number; centAmount: number } {
  const pieces = offers.reduce((sum, { possible }) => sum + possible, 0);
  const centAmount = offers.flatMap(shownAmounts).reduce((sum, amount) => sum + amount, 0);
  return { pieces, centAmount };
}

/** Pieces that the button promises; if fewer can be had when it is pressed, nothing is added and a message is shown. */
export function totalPossiblePieces(offers: readonly SharedOffer[]): number {
  return offers.reduce((sum, { obtainable }) => sum + obtainable, 0);
}
