/** Maps commercetools products and categories to drafts. Each variant becomes a product of its own. */
import { type CountryCode, isCountryCode } from '../../country/countries.ts';
import { currencyOf } from '../../money/currencies.ts';
import { knownAttributes, plainValue } from './commercetools-attributes.ts';
import { productShape, projectionShape } from './commercetools-file.ts';
import {
  type CategoryShape,
  categoryShape,
  type DataShape,
  type PriceShape,
  type ReferenceShape,
  type VariantShape,
} from './commercetools-shape.ts';
import { byLanguage } from './commercetools-texts.ts';
import type {
  Candidate,
  CategoryDraft,
  Fault,
  ImportSettings,
  Mapped,
  PriceDraft,
  ProductDraft,
} from './draft.ts';
import { inPlainWords } from './plain-words.ts';

export function mapCommercetools(json: unknown, line: number, settings: ImportSettings): Mapped {
  const record = typeof json === 'object' && json !== null ? json : {};
  if ('orderHint' in record && !('masterVariant' in record))
    return categoryIn(record, line, settings);
  const whole = 'masterData' in record;
  const read = (whole ? productShape : projectionShape).safeParse(json, { reportInput: true });
  if (!read.success) return faulty(line, inPlainWords(read.error.issues));
  const product = read.data;
  const data =
    'masterData' in product ? (product.masterData.current ?? product.masterData.staged) : product;
  if (!data) return faulty(line, [{ field: 'masterData.current', why: 'is missing' }]);
  const published = 'masterData' in product ? product.masterData.published : product.published;
  const variants = [data.masterVariant, ...(data.variants ?? [])];
  const faults: Fault[] = [];
  const candidates = variants.flatMap((variant, at): Candidate[] => {
    const field = at === 0 ? 'masterVariant' : `variants.${at - 1}`;
    const sku = variant.sku ?? variant.key;
    if (!sku) {
      faults.push({ line, field: `${field}.sku`, why: 'is missing' });
      return [];
    }
    const wrong = wrongCurrency(variant, settings);
    if (wrong) {
      faults.push({ line, field: `${field}.prices`, why: wrong });
      return [];
    }
    const draft = draftOf(data, variant, sku, product.key ?? product.id, settings);
    draft.facts = { ...draft.facts, published: published ?? undefined };
    return [{ line, draft, columnOf: () => undefined }];
  });
  return { candidates, faults };
}

function faulty(line: number, found: { field: string; why: string }[]): Mapped {
  return { candidates: [], faults: found.map((fault) => ({ line, ...fault })) };
}

function draftOf(
  data: DataShape,
  variant: VariantShape,
  sku: string,
  family: string,
  settings: ImportSettings,
): ProductDraft {
  const names = byLanguage(data.name ?? data.nameAllLocales);
  const slugs = byLanguage(data.slug ?? data.slugAllLocales);
  const descriptions = byLanguage(data.description ?? data.descriptionAllLocales);
  const titles = byLanguage(data.metaTitle ?? data.metaTitleAllLocales);
  const summaries = byLanguage(data.metaDescription ?? data.metaDescriptionAllLocales);
  const given = variant.attributes ?? variant.attributesRaw ?? undefined;
  const attributes = given ?? [];
  const known = knownAttributes(attributes);
  const texts = [...names].map(([language, name]) => {
    const description = descriptions.get(language);
    return [
      language,
      {
        name,
        slug: slugs.get(language),
        description: description && settings.plainText(description),
        metaTitle: orNone(titles.get(language)),
        metaDescription: orNone(summaries.get(language)),
        highlights: known.highlights(language),
      },
    ];
  });
  const free = attributes.flatMap(({ name, value }) => {
    const plain = known.names.has(name) ? undefined : plainValue(value);
    return plain === undefined ? [] : [[name, plain]];
  });
  const { availability, images } = variant;
  const quantity = availability?.noChannel?.availableQuantity ?? availability?.availableQuantity;
  return {
    sku,
    shelves: [],
    facts: {
      family,
      ...known.facts,
      // A product must have categories: if the file names none, the stored ones stay.
      ...(data.categories?.length && { categories: data.categories.map(keyOf) }),
      ...(images && {
        images: images.map(({ url, dimensions: size }) => ({
          url,
          width: size?.w ?? size?.width ?? 1000,
          height: size?.h ?? size?.height ?? 1000,
        })),
      }),
      attributes: given && Object.fromEntries(free),
      availableQuantity: typeof quantity === 'number' ? Math.max(quantity, 0) : undefined,
    },
    texts: Object.fromEntries(texts),
    prices: Object.fromEntries(pricesOf(variant, settings)),
  };
}

/** Null removes a stored text. */
const orNone = (text: string | undefined) => (text === '' ? null : text);

export const keyOf = ({ id, key, obj }: ReferenceShape): string => key ?? obj?.key ?? id;

/** For each store the price of its country, else the one for all countries with its currency. */
function pricesOf({ prices }: VariantShape, settings: ImportSettings): [CountryCode, PriceDraft][] {
  const now = new Date(settings.now);
  const inForce = (prices ?? []).filter((price) => isForEveryone(price) && isNow(price, now));
  const own = inForce.flatMap((price): [CountryCode, PriceDraft][] => {
    const store = storeOf(price);
    return store ? [[store, priceDraft(price)]] : [];
  });
  const general = settings.stores.flatMap((store): [CountryCode, PriceDraft][] => {
    const found = inForce.find(
      ({ country, value }) => !country && value.currencyCode === currencyOf(store, now),
    );
    return found ? [[store, priceDraft(found)]] : [];
  });
  return [...general, ...own];
}

const priceDraft = ({ value, discounted, validUntil }: PriceShape): PriceDraft => ({
  centAmount: value.centAmount,
  discounted: discounted
    ? {
        centAmount: discounted.value.centAmount,
        validUntil: validUntil ? new Date(validUntil).toISOString() : undefined,
      }
    : null,
});

const isForEveryone = ({ channel, customerGroup }: PriceShape) => !channel && !customerGroup;

function isNow({ validFrom, validUntil }: PriceShape, now: Date): boolean {
  const began = !validFrom || new Date(validFrom) <= now;
  return began && (!validUntil || new Date(validUntil) > now);
}

function storeOf({ country }: PriceShape): CountryCode | undefined {
  const code = country?.toLowerCase() ?? '';
  return isCountryCode(code) ? code : undefined;
}

function wrongCurrency({ prices }: VariantShape, settings: ImportSettings): string | undefined {
  for (const price of prices ?? []) {
    const store = storeOf(price);
    const { currencyCode, fractionDigits = 2 } = price.value;
    const ours = store && currencyOf(store, new Date(settings.now));
    if (ours && ours !== currencyCode)
      return `${currencyCode} is not the currency of ${store}, ${ours} is`;
    if (fractionDigits !== 2) return `${fractionDigits} fraction digits instead of 2`;
  }
  return undefined;
}

function categoryIn(json: unknown, line: number, settings: ImportSettings): Mapped {
  const read = categoryShape.safeParse(json, { reportInput: true });
  if (!read.success) return faulty(line, inPlainWords(read.error.issues));
  return { candidates: [{ line, category: categoryOf(read.data, settings) }], faults: [] };
}

/** commercetools orders by a fraction between 0 and 1, or by a larger number; our order is an integer. */
function categoryOf(category: CategoryShape, { plainText }: ImportSettings): CategoryDraft {
  const slugs = byLanguage(category.slug ?? category.slugAllLocales);
  const descriptions = byLanguage(category.description ?? category.descriptionAllLocales);
  const texts = [...byLanguage(category.name ?? category.nameAllLocales)].map(
    ([language, name]) => {
      const description = descriptions.get(language);
      const descriptionText = description === undefined ? undefined : plainText(description);
      return [language, { name, slug: slugs.get(language), description: descriptionText }];
    },
  );
  const order = Number(category.orderHint);
  return {
    id: category.id,
    key: category.key ?? category.id,
    // A category without a parent moves to the top level, wherever it was before.
    parent: category.parent ? keyOf(category.parent) : null,
    orderHint: Math.round(order < 1 ? order * 1_000_000 : order) || 0,
    texts: Object.fromEntries(texts),
  };
}
