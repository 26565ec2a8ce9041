/**
 * From what a file says of a product to the whole document. What the file leaves out stays as the shop has it: other
 * languages, other stores, everything an earlier import brought. A new product gets the least that a document needs.
 */
import type { CountryCode, Language } from '../../country/countries.ts';
import type { ProductDocument } from '../document.ts';
import type { StorePrice } from '../prices/price-document.ts';
import { slugify } from '../slugify.ts';
import type { DiscountDraft, PriceDraft, ProductDraft } from './draft.ts';

/** What is still to be found out by whoever knows the database. */
export type Placed = {
  sku: string;
  /** As the shop has it. */
  existing?: ProductDocument | undefined;
  /** Keys of its categories; empty: the file names none. */
  categories: readonly string[];
  /** For products whose file names no brand. */
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

function blank({ sku: theirs }: ProductDraft, { sku, brand, now }: Placed) {
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
    rating: { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] },
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

/** An address that is known stays, whatever the product is called now, unless the file gives a whole one. */
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
 * What it did cost stays known; the writer adds what is in force now. A reduction of which the file says nothing goes
 * on, as long as it is one beside the new price. A selling price alone is that of a reduction only while it is running:
 * one that is over, or only planned, is no price before for what is sold at it now (eu-2026.md P-01).
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
 * The same reduction again goes on: it neither begins anew with each import nor forgets when it ends. One that is over
 * begins anew, and one that was planned begins now.
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

/** What is said takes the place of what is known; what is not said stays, and null takes it away. */
export function presentFields(known: object, given: object): object {
  const facts = new Map<string, unknown>(Object.entries(known));
  for (const [name, value] of Object.entries(given)) {
    if (value === null) facts.delete(name);
    else if (value !== undefined) facts.set(name, value);
  }
  return Object.fromEntries(facts);
}
