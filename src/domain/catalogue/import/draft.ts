/** What an imported file contains of a product: only the fields, languages and stores that it has. */
import type { CountryCode, Language } from '../../country/countries.ts';
import type { StoreDocument } from '../../store/store-document.ts';
import type { DealDocument } from '../deal-document.ts';
import type { CategoryDocument, CategoryText, ProductDocument, ProductText } from '../document.ts';
import type { StorePrice } from '../prices/price-document.ts';

export type PriceDraft = {
  /** Cents of the store's currency, VAT included. */
  centAmount?: number | undefined;
  /** The selling price, reduced or not, if the file has no column for the price before a reduction. */
  selling?: number | undefined;
  /** Undefined: the file does not mention reductions, and a current one continues; null: there is none. */
  discounted?: DiscountDraft | null | undefined;
  history?: StorePrice['history'] | undefined;
};

export type DiscountDraft = {
  centAmount: number;
  /** ISO instants; without `validFrom` the reduction starts with the import. */
  validFrom?: string | undefined;
  validUntil?: string | null | undefined;
  discount?: NonNullable<StorePrice['discounted']>['discount'] | undefined;
};

/** Undefined: the file does not contain the field, and its stored value stays; null: the value is removed. */
type Loose<Facts> = { [Field in keyof Facts]?: Facts[Field] | null | undefined };

export type ProductFacts = Loose<Omit<ProductDocument, 'type' | 'sku' | 'texts' | 'prices'>>;

export type ProductDraft = {
  /** As in the file: ours (EX and eight digits) or the other shop's. */
  sku: string;
  /** The other shop's, if `sku` is the number that it has here. */
  foreignSku?: string | undefined;
  facts: ProductFacts;
  texts: Partial<Record<Language, Loose<ProductText>>>;
  prices: Partial<Record<CountryCode, PriceDraft>>;
  /** Its categories: each a key of ours, or a path of names from the top. */
  shelves: string[][];
};

/** A category of another shop; later imports recognize its key and, if it has one, its id. */
export type CategoryDraft = Pick<CategoryDocument, 'id' | 'key' | 'orderHint'> &
  Loose<
    Pick<
      CategoryDocument,
      'tree' | 'hideChevron' | 'image' | 'energyRegulation' | 'relatedCategories'
    >
  > & {
    /** Null for a category at the top level. */
    parent: string | null;
    texts: Partial<Record<Language, Loose<CategoryText>>>;
  };

/** Both count from 1. `object` is set if several objects of a JSON file begin in the same line. */
export type Place = { line: number; object?: number };

/** Why a part of a file was rejected. */
export type Fault = Place & {
  /** For a CSV file: the title of the column in its first line. */
  column?: string;
  /** For a JSON file: `prices.de.centAmount`. */
  field?: string;
  why: string;
};

/** One item to be written, and its place in the file. */
export type Candidate = Place &
  (
    | { document: ProductDocument | CategoryDocument }
    | { category: CategoryDraft }
    | { draft: ProductDraft; columnOf: (field: string) => string | undefined }
    | { deal: DealDocument }
    | { store: StoreDocument }
  );
export type DealCandidate = Extract<Candidate, { deal: unknown }>;
export type StoreCandidate = Extract<Candidate, { store: unknown }>;
export type GoodsCandidate = Exclude<Candidate, { deal: unknown } | { store: unknown }>;

/** The result of mapping one record of the file. */
export type Mapped = { candidates: Candidate[]; faults: Fault[] };

export type ImportSettings = {
  /** The language of texts that name none. */
  language: Language;
  /** The stores of prices that name none. */
  stores: readonly CountryCode[];
  /** ISO instant of the import. */
  now: string;
  /** Converts HTML to plain text. */
  plainText: (html: string) => string;
};
