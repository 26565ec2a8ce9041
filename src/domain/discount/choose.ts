/** Chooses the discounts of a cart, and determines the state of its codes. Source: checklist DIS-1, DIS-2. */
import type { CurrencyCode } from '../money/currencies.ts';
import type { CartDiscount } from './cart-discount.ts';
import type { DiscountCode, DiscountCodeState } from './discount-code.ts';
import { lineMatcher, type MatchedCart, type MatchedLine, matchesCart } from './discount-match.ts';

/** With the number of orders that used it, and of those of the cart's customer, as far as that is known. */
export type CountedCode = DiscountCode & { applications: number; ownApplications?: number };

export type DiscountFacts = {
  /** The automatic discounts, and those of the codes in the cart. */
  discounts: readonly CartDiscount[];
  /** By code; an unknown code has no entry. */
  codes: ReadonlyMap<string, CountedCode>;
};

export type Chosen = {
  /** In the order in which they are applied. */
  discounts: CartDiscount[];
  codes: { code: string; state: DiscountCodeState }[];
};

type DiscountContext = {
  codes: readonly string[];
  at: Date;
  /** Whether an article may be given away: sold here and in stock. */
  canGive: (sku: string) => boolean;
};

/** A greater sort order is applied first, a stopping discount is the last one. An empty cart gets no discounts. */
export function chooseDiscounts(
  cart: MatchedCart,
  facts: DiscountFacts,
  { codes, at, canGive }: DiscountContext,
): Chosen {
  const now = at.toISOString();
  const refused = new Map(codes.map((code) => [code, refusalOf(facts.codes.get(code), now)]));
  const usable = codes.filter((code) => refused.get(code) === undefined);
  const brought = new Set(usable.flatMap((code) => facts.codes.get(code)?.cartDiscounts ?? []));
  const matching = facts.discounts
    .filter((discount) => isInForce(discount, cart, now))
    .filter(({ requiresDiscountCode, key }) => !requiresDiscountCode || brought.has(key))
    .filter((discount) => matches(discount, cart, canGive))
    .toSorted((a, b) => Number(b.sortOrder) - Number(a.sortOrder) || (a.key < b.key ? -1 : 1));
  const stop = matching.findIndex(({ stackingMode }) => stackingMode === 'StopAfterThisDiscount');
  const discounts = stop < 0 ? matching : matching.slice(0, stop + 1);
  const stateOf = (code: string): DiscountCodeState => {
    const own = facts.codes.get(code)?.cartDiscounts ?? [];
    if (discounts.some(({ key }) => own.includes(key))) return 'MatchesCart';
    return matching.some(({ key }) => own.includes(key))
      ? 'ApplicationStoppedByPreviousDiscount'
      : 'DoesNotMatchCart';
  };
  return {
    discounts,
    codes: codes.map((code) => ({ code, state: refused.get(code) ?? stateOf(code) })),
  };
}

/** Indexes of the lines that a discount applies to; empty for one that does not target lines. */
export function targetsIn(
  lines: readonly MatchedLine[],
  { target, volumeDiscountGroup }: CartDiscount,
): Set<number> {
  if (target?.type !== 'lineItems') return new Set();
  const matches = lineMatcher(target.predicate);
  const isTarget = (line: MatchedLine) =>
    (!volumeDiscountGroup || line.volumeDiscountGroup === volumeDiscountGroup) && matches(line);
  return new Set(lines.flatMap((line, at) => (isTarget(line) ? at : [])));
}

/** Cents of an absolute or fixed discount; undefined for other types, or without an amount in this currency. */
export function amountOf({ value }: CartDiscount, currency: CurrencyCode): number | undefined {
  if (value.type !== 'absolute' && value.type !== 'fixed') return undefined;
  return value.money.find(({ currencyCode }) => currencyCode === currency)?.centAmount;
}

const unlimited = Number.POSITIVE_INFINITY;

/** Why a code gives no discount, whatever the cart contains. */
function refusalOf(code: CountedCode | undefined, now: string): DiscountCodeState | undefined {
  if (!code || !isWithin(code, now)) return 'NotValid';
  if (!code.isActive) return 'NotActive';
  const { maxApplications: most = unlimited, maxApplicationsPerCustomer = unlimited } = code;
  const isUsedUp =
    code.applications >= most || (code.ownApplications ?? 0) >= maxApplicationsPerCustomer;
  return isUsedUp ? 'MaxApplicationReached' : undefined;
}

function isInForce(discount: CartDiscount, { store, currency }: MatchedCart, now: string): boolean {
  const { isActive, stores, value } = discount;
  if (!isActive || !isWithin(discount, now)) return false;
  if (stores.length > 0 && !stores.some(({ key }) => key === store)) return false;
  return 'money' in value ? amountOf(discount, currency) !== undefined : true;
}

function isWithin(
  { validFrom, validUntil }: { validFrom?: string | undefined; validUntil?: string | undefined },
  now: string,
): boolean {
  return (!validFrom || validFrom <= now) && (!validUntil || now < validUntil);
}

function matches(
  discount: CartDiscount,
  cart: MatchedCart,
  canGive: (sku: string) => boolean,
): boolean {
  if (cart.lines.length === 0 || !matchesCart(discount.cartPredicate, cart)) return false;
  if (discount.value.type === 'giftLineItem') return canGive(discount.value.sku);
  if (discount.target?.type !== 'lineItems') return true;
  return targetsIn(cart.lines, discount).size > 0;
}
