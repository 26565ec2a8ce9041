/** B-ware: a returned or displayed copy of an article, cheaper, with its own page that states its condition. */
import type { ProductText } from '#domain/catalogue/document.ts';
import { type OpenBox, openBoxReasons, openBoxStates } from '#domain/catalogue/open-box.ts';
import { type Language, languages } from '#domain/country/countries.ts';
import { daysFrom } from './days.ts';
import type { DemoProduct } from './documents.ts';
import { bwareSkuOf, eanOf } from './numbers.ts';
import { pricesOf } from './prices.ts';
import { between, choice, hash, share } from './seed.ts';
import { sentence, termsOf, word } from './terms.ts';
import { attributeOf } from './texts.ts';
import { ownWordsOf } from './words.ts';

const copies = 16;
const priceFactors = { 'like-new': 0.8, 'light-marks': 0.75, 'clear-marks': 0.65 };
/** The share of copies that lack their manual. */
const incomplete = 0.4;
/** Of copies with marks: a damaged packaging leaves none. */
const marking = ['returned', 'display-item'] as const;
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
  const openBox = conditionOf(original, sku);
  // The base is the German price reduced by the factor; each store rounds it to its own endings.
  const euroCents = original.prices.de.centAmount * priceFactors[openBox.condition];
  return {
    ...kept,
    id: sku,
    sku,
    ean: eanOf(sku),
    createdAt: daysFrom(now, -daysAgo),
    isBware: true,
    openBox,
    tags: ['bware'],
    attributes: { ...original.attributes, condition: `used-${openBox.condition}` },
    texts: textsOf(original, sku, openBox),
    prices: pricesOf(sku, euroCents, now, { daysAgo, reduction: undefined }),
    // Marks are those of one piece.
    availableQuantity: openBox.condition === 'like-new' ? between(1, 3, `stock ${sku}`) : 1,
  };
}

function conditionOf({ texts }: DemoProduct, sku: string): OpenBox {
  const condition = choice(openBoxStates, `condition ${sku}`);
  const lacksManual = texts.en.packageContents.length > 1 && share(`complete ${sku}`) < incomplete;
  return {
    condition,
    reason: choice(condition === 'like-new' ? openBoxReasons : marking, `reason ${sku}`),
    complete: !lacksManual,
  };
}

function textsOf(original: DemoProduct, sku: string, openBox: OpenBox): DemoProduct['texts'] {
  const texts = languages.map((language): [Language, ProductText] => {
    const text = original.texts[language];
    const label = sentence(word(termsOf(language).commerce, 'b-ware'), language);
    const [first, second, ...rest] = text.attributesRaw;
    const condition = attributeOf('condition', `used-${openBox.condition}`, language);
    return [
      language,
      {
        ...text,
        name: `${text.name} (${label})`,
        slug: text.slug.replace(/\d{8}$/, sku.slice(2)),
        // The manual is the last.
        packageContents: openBox.complete
          ? text.packageContents
          : text.packageContents.slice(0, -1),
        ...(openBox.condition !== 'like-new' && {
          openBoxNote: noteOf(openBox.condition, sku, language),
        }),
        // Third, so that the card still shows the first two and the page's key figures include the condition.
        attributesRaw: [first, second, condition, ...rest].filter((row) => row !== undefined),
      },
    ];
  });
  return Object.fromEntries(texts) as DemoProduct['texts'];
}

function noteOf(
  condition: Exclude<OpenBox['condition'], 'like-new'>,
  sku: string,
  language: Language,
): string {
  const notes = ownWordsOf(language).openBoxNotes[condition];
  return notes[between(0, notes.length - 1, `note ${sku}`)] ?? '';
}
