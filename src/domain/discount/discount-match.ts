/** The fields of a cart and its lines that discount predicates can test. */
import type { CurrencyCode } from '../money/currencies.ts';
import type { Parsed } from '../predicate/expression.ts';
import { holds, type Subject } from '../predicate/holds.ts';
import { type Fields, type Predicate, parsePredicate } from '../predicate/predicate.ts';

/** A line as it is before cart discounts. Cents of the store's currency, VAT included. */
export type MatchedLine = {
  sku: string;
  productType: string;
  /** Keys of its categories and of those above them. */
  categories: readonly string[];
  brand?: string | undefined;
  volumeDiscountGroup?: string | undefined;
  isBware: boolean;
  isPackageTypeFreight: boolean;
  /** Whether its standard price is reduced. */
  isReduced: boolean;
  quantity: number;
  /** Of one piece. */
  unitCentAmount: number;
  totalCentAmount: number;
};

export type MatchedCart = {
  store: string;
  currency: CurrencyCode;
  shippingCountry?: string | undefined;
  customerEmail?: string | undefined;
  lines: readonly MatchedLine[];
};

type LineValue = (line: MatchedLine) => ReturnType<Subject['value']>;
const ofLine = {
  sku: ({ sku }) => sku,
  'productType.key': ({ productType }) => productType,
  'categories.key': ({ categories }) => categories,
  'attributes.brand': ({ brand }) => brand,
  'attributes.volumeDiscountGroup': ({ volumeDiscountGroup }) => volumeDiscountGroup,
  'attributes.isBware': ({ isBware }) => isBware,
  'attributes.isPackageTypeFreight': ({ isPackageTypeFreight }) => isPackageTypeFreight,
  isReduced: ({ isReduced }) => isReduced,
  quantity: ({ quantity }) => quantity,
  'price.centAmount': ({ unitCentAmount }) => unitCentAmount,
} as const satisfies Record<string, LineValue>;

const lineFields = {
  sku: 'text',
  'productType.key': 'text',
  'categories.key': 'texts',
  'attributes.brand': 'text',
  'attributes.volumeDiscountGroup': 'text',
  'attributes.isBware': 'flag',
  'attributes.isPackageTypeFreight': 'flag',
  isReduced: 'flag',
  quantity: 'number',
  'price.centAmount': 'number',
} as const satisfies Record<keyof typeof ofLine, Fields[string]>;

const cartFields = {
  'store.key': 'text',
  currency: 'text',
  'shippingAddress.country': 'text',
  customerEmail: 'text',
  /** Pieces of the matching lines. */
  lineItemCount: 'lines',
  /** Cents of the matching lines. */
  lineItemTotal: 'lines',
} as const satisfies Fields;

export const lineMatch = (text: string): Parsed<Predicate> => parsePredicate(text, lineFields);
export const cartMatch = (text: string): Parsed<Predicate> =>
  parsePredicate(text, cartFields, lineFields);

/** Like `matchesCart`, expects a predicate validated on import: one that cannot be parsed is a bug. */
export function lineMatcher(text: string): (line: MatchedLine) => boolean {
  const predicate = accepted(lineMatch(text));
  return (line) => holds(predicate, lineSubject(line));
}

export function matchesCart(text: string, cart: MatchedCart): boolean {
  const { store, currency, shippingCountry, customerEmail, lines } = cart;
  const values: Record<string, string | undefined> = {
    'store.key': store,
    currency,
    'shippingAddress.country': shippingCountry,
    customerEmail,
  };
  return holds(accepted(cartMatch(text)), {
    value: (field) => values[field],
    ofLines: (field, which) =>
      lines
        .filter((line) => holds(which, lineSubject(line)))
        .reduce(
          (sum, { quantity, totalCentAmount }) =>
            sum + (field === 'lineItemCount' ? quantity : totalCentAmount),
          0,
        ),
  });
}

function lineSubject(line: MatchedLine): Subject {
  const readers: Record<string, LineValue> = ofLine;
  return { value: (field) => readers[field]?.(line) };
}

function accepted(parsed: Parsed<Predicate>): Predicate {
  if (!parsed.ok) throw new Error(`a kept predicate cannot be read: ${parsed.message}`);
  return parsed.value;
}
