/** B-ware: a returned copy of an article, cheaper, with its own page. */
import type { ProductText } from '#domain/catalogue/document.ts';
import { type Language, languages } from '#domain/country/countries.ts';
import { daysFrom } from './days.ts';
import type { DemoProduct } from './documents.ts';
import { bwareSkuOf, eanOf } from './numbers.ts';
import { pricesOf } from './prices.ts';
import { between, hash } from './seed.ts';
import { sentence, termsOf, word } from './terms.ts';
import { attributeOf } from './texts.ts';

const copies = 16;
const priceFactor = 0.75;
/** Minimum price in euros: cheaper goods are not worth checking and repacking. */
const leastPrice = 60;

/** Chooses the originals by a hash of their SKU, so the choice is always the same. */
export function bwareDocuments(originals: readonly DemoProduct[], now: Date): DemoProduct[] {
  return originals
    .filter(({ prices, tags }) => prices.de.centAmount >= leastPrice * 100 && !tags.includes('new'))
    .toSorted((a, b) => hash(`bware ${a.sku}`) - hash(`bware ${b.sku}`))
    .slice(0, copies)
    .map((original) => bwareOf(original, now));
}

function bwareOf(original: DemoProduct, now: Date): DemoProduct {
  const { volumeDiscountGroup: _, restockDate: __, ...kept } = original;
  const sku = bwareSkuOf(original.sku);
  const daysAgo = between(35, 90, `returned ${sku}`);
  // The base is the German price reduced by the factor; each store rounds it to its own endings.
  const euroCents = original.prices.de.centAmount * priceFactor;
  return {
    ...kept,
    id: sku,
    sku,
    ean: eanOf(sku),
    createdAt: daysFrom(now, -daysAgo),
    isBware: true,
    tags: ['bware'],
    attributes: { ...original.attributes, condition: 'used-like-new' },
    texts: textsOf(original, sku),
    prices: pricesOf(sku, euroCents, now, { daysAgo, reduction: undefined }),
    availableQuantity: between(1, 3, `stock ${sku}`),
  };
}

function textsOf(original: DemoProduct, sku: string): DemoProduct['texts'] {
  const texts = languages.map((language): [Language, ProductText] => {
    const text = original.texts[language];
    const label = sentence(word(termsOf(language).commerce, 'b-ware'), language);
    const [first, second, ...rest] = text.attributesRaw;
    const condition = attributeOf('condition', 'used-like-new', language);
    return [
      language,
      {
        ...text,
        name: `${text.name} (${label})`,
        slug: text.slug.replace(/\d{8}$/, sku.slice(2)),
        // Third, so that the card still shows the first two and the page's key figures include the condition.
        attributesRaw: [first, second, condition, ...rest].filter((row) => row !== undefined),
      },
    ];
  });
  return Object.fromEntries(texts) as DemoProduct['texts'];
}
