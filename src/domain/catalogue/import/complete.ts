/**
 * Completes what a file contains of a product to a whole document. Anything else keeps its stored value: other
 * languages, other stores, fields of earlier imports. A new product gets the minimum that a document needs.
 */
import type { CountryCode, Language } from '../../country/countries.ts';
import type { ProductDocument } from '../document.ts';
import type { StorePrice } from '../prices/price-document.ts';
import { slugify } from '../slugify.ts';
import type { DiscountDraft, PriceDraft, ProductDraft } from './draft.ts';

/** What the caller looks up in the database. */
type Placed = {
  sku: string;
  /** The stored product. */
  existing?: ProductDocument | undefined;
  /** Keys of its categories; empty: the file names none. */
  categories: readonly string[];
  /** Default for a new product whose file names no brand. */
  brand?: string | undefined;
  /** ISO instant of the import. */
  now: string;
};

/** Not yet checked by the schema: figures may be out of bounds, a name may be missing. */
export function completed(draft: ProductDraft, placed: Placed): unknown {
  const { sku, existing, categories, now } = placed;
  const base = existing ?? blank(draft, placed);
  return {
    ...presentFields(base, draft.facts),
    sku,
    ...(categories.length > 0 && { categories }),
    texts: { ...base.texts, ...texts(draft, base.texts, sku.slice(2)) },
    prices: { ...base.prices, ...prices(draft, base.prices, now) },
  };
}

function blank(draft: ProductDraft, { sku, brand, now }: Placed) {
  const theirs = draft.foreignSku ?? draft.sku;
  return {
    type: 'product',
    id: sku,
    sku,
    productType: 'standard_product',
    published: true,
    family: theirs,
    brand,
    model: theirs,
    createdAt: now,
    isBware: false,
    isPackageTypeFreight: false,
    categories: [],
    images: [],
    tags: [],
    attributes: {},
    relatedAccessories: [],
    texts: {} as ProductDocument['texts'],
    prices: {} as ProductDocument['prices'],
    availableQuantity: 0,
    notSellableIn: [],
  };
}

function texts(draft: ProductDraft, before: ProductDocument['texts'], number: string) {
  const entries = Object.entries(draft.texts).map(([code, given]) => {
    const language = code as Language;
    const old = before[language];
    const blank = {
      description: '',
      highlights: [],
      attributesRaw: [],
      packageContents: [],
      faq: [],
    };
    const text = presentFields(old ?? blank, given);
    return [language, { ...text, slug: slugOf(given, old?.slug, number, language) }];
  });
  return Object.fromEntries(entries);
}

/** A stored slug stays even if the name changes; only a complete slug in the file replaces it. */
function slugOf(
  given: { slug?: string | null | undefined; name?: string | null | undefined },
  before: string | undefined,
  number: string,
  language: Language,
): string {
  if (given.slug?.endsWith(`-${number}`)) return given.slug;
  if (before) return before;
  const words = [given.slug, given.name, 'product'].map((text) => slugify(text ?? '', language));
  return `${words.find((word) => word !== '')?.slice(0, 240)}-${number}`.replace(/-+/g, '-');
}

function prices(draft: ProductDraft, before: ProductDocument['prices'], now: string) {
  const entries = Object.entries(draft.prices).map(([code, given]) => [
    code,
    priced(before[code as CountryCode], given, now),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Keeps the history; the writer adds the current price. If the file does not mention reductions, a stored one continues
 * as long as it is below the new price. If the file has only a selling price, it is the reduced price if it equals that
 * of a reduction in force; otherwise it becomes the standard price (eu-2026.md P-01).
 */
function priced(before: StorePrice | undefined, given: PriceDraft, now: string) {
  const running = before?.discounted;
  const history = given.history ?? before?.history ?? [];
  const { selling } = given;
  if (selling !== undefined) {
    const goesOn = running && isInForce(running, now) && running.centAmount === selling;
    return goesOn ? before : { centAmount: selling, history };
  }
  const centAmount = given.centAmount ?? before?.centAmount;
  const stays = running && centAmount !== undefined && running.centAmount < centAmount;
  const continued = stays ? running : undefined;
  const discounted =
    given.discounted === undefined
      ? continued
      : given.discounted && discountOf(given.discounted, running, now);
  return { centAmount, ...(discounted && { discounted }), history };
}

/**
 * Importing the reduction that is in force again keeps its start and end. A reduction that is over or only planned
 * starts now, unless the file names its start.
 */
function discountOf(given: DiscountDraft, running: StorePrice['discounted'], now: string) {
  const again = running?.centAmount === given.centAmount && isInForce(running, now);
  return presentFields(again ? running : { validFrom: now }, given);
}

function isInForce(
  { validFrom, validUntil }: { validFrom: string; validUntil?: string | undefined },
  now: string,
): boolean {
  const at = Date.parse(now);
  return Date.parse(validFrom) <= at && (!validUntil || Date.parse(validUntil) > at);
}

/** Merges the given fields into the known ones: undefined keeps a field, null removes it. */
export function presentFields(known: object, given: object): object {
  const facts = new Map<string, unknown>(Object.entries(known));
  for (const [name, value] of Object.entries(given)) {
    if (value === null) facts.delete(name);
    else if (value !== undefined) facts.set(name, value);
  }
  return Object.fromEntries(facts);
}
