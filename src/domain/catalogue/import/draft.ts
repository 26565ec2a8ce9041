/** What a file from elsewhere says of a product: only what it says, for the languages and stores it says it for. */
import type { CountryCode, Language } from '../../country/countries.ts';
import type { DealDocument } from '../deal-document.ts';
import type { CategoryDocument, CategoryText, ProductDocument, ProductText } from '../document.ts';
import type { StorePrice } from '../prices/price-document.ts';

export type PriceDraft = {
  /** Cents of the store's currency, VAT included. */
  centAmount?: number | undefined;
  /** Where the file knows no price before: what it is sold for, reduced or not. */
  selling?: number | undefined;
  /** Undefined: the file says nothing of reductions, and a running one goes on; null: there is none. */
  discounted?: DiscountDraft | null | undefined;
  history?: StorePrice['history'] | undefined;
};

export type DiscountDraft = {
  centAmount: number;
  /** ISO instants; without a beginning it begins with the import. */
  validFrom?: string | undefined;
  validUntil?: string | null | undefined;
  discount?: NonNullable<StorePrice['discounted']>['discount'] | undefined;
};

/** Undefined: the file does not say, and what is known stays; null: it says that there is none. */
type Loose<Facts> = { [Field in keyof Facts]?: Facts[Field] | null | undefined };

export type ProductFacts = Loose<Omit<ProductDocument, 'type' | 'sku' | 'texts' | 'prices'>>;

export type ProductDraft = {
  /** As the file says it: ours (EX and eight digits) or the other shop's. */
  sku: string;
  facts: ProductFacts;
  texts: Partial<Record<Language, Loose<ProductText>>>;
  prices: Partial<Record<CountryCode, PriceDraft>>;
  /** Its categories: each a key of ours, or names from the top down. */
  shelves: string[][];
};

/** A category of another shop: its key and, where it has one, its id are known again. */
export type CategoryDraft = Pick<CategoryDocument, 'id' | 'key' | 'orderHint'> & {
  /** Null: none is above it. */
  parent: string | null;
  texts: Partial<Record<Language, Loose<CategoryText>>>;
};

/** Lines count from 1, and so do the objects of a JSON file that begins several in one line. */
export type Place = { line: number; object?: number };

/** Why something of a file was not taken. */
export type Fault = Place & {
  /** Of a CSV file: what its first line calls it. */
  column?: string;
  /** Of a JSON file: `prices.de.centAmount`. */
  field?: string;
  why: string;
};

/** One thing to be written, and where it stands in the file. */
export type Candidate = Place &
  (
    | { document: ProductDocument | CategoryDocument }
    | { category: CategoryDraft }
    | { draft: ProductDraft; columnOf: (field: string) => string | undefined }
    | { deal: DealDocument }
  );
export type DealCandidate = Extract<Candidate, { deal: unknown }>;
export type GoodsCandidate = Exclude<Candidate, { deal: unknown }>;

/** What became of one record of the file. */
export type Mapped = { candidates: Candidate[]; faults: Fault[] };

export type ImportSettings = {
  /** The language of texts that name none. */
  language: Language;
  /** The stores of prices that name none. */
  stores: readonly CountryCode[];
  /** ISO instant of the import. */
  now: string;
  /** Texts of an HTML source without their tags. */
  plainText: (html: string) => string;
};
