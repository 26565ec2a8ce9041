/** Sets (EX18): several products sold as one, at a lower price than separately. */
import type { ProductText } from '#domain/catalogue/document.ts';
import { type Language, languages } from '#domain/country/countries.ts';
import { daysFrom } from './days.ts';
import type { DemoProduct } from './documents.ts';
import { writeFigure } from './figures.ts';
import { eanOf, setSkuOf, skuOf } from './numbers.ts';
import { picturesOf } from './pictures.ts';
import { pricesOf } from './prices.ts';
import { between } from './seed.ts';
import { slugify } from './slugs.ts';
import { ownWordsOf } from './words.ts';

/** The price of a set as a share of the sum of its parts. */
const priceFactor = 0.9;

type Part = readonly [kind: string, variant: string];
/** The category and data of a set are those of its first part. */
const sets: Record<string, readonly [Part, Part]> = {
  'home-gym': [
    ['weight-bench', 'black'],
    ['dumbbells', 'set'],
  ],
  'tyre-change': [
    ['hydraulic-jack', '3t-red'],
    ['axle-stand', '3t-red'],
  ],
  buffet: [
    ['bain-marie', '4-pans'],
    ['soup-kettle', 'steel'],
  ],
};

export function setDocuments(products: readonly DemoProduct[], now: Date): DemoProduct[] {
  return Object.entries(sets).map(([key, parts]) => {
    const [first, second] = parts.map(([kind, variant]) => {
      const sku = skuOf(kind, variant);
      const part = products.find((product) => product.sku === sku);
      if (!part) throw new Error(`no ${kind} ${variant} for the set ${key}`);
      return part;
    });
    if (!first || !second) throw new Error(`the set ${key} has two parts`);
    // A document has one manufacturer, so both parts must have the same.
    if (first.brand !== second.brand) throw new Error(`the set ${key} has two makers`);
    return setOf(key, first, second, now);
  });
}

function setOf(key: string, first: DemoProduct, second: DemoProduct, now: Date): DemoProduct {
  // The set itself has no measures.
  const {
    volumeDiscountGroup: _,
    energyLabel: __,
    netContent: ___,
    netSize: ____,
    ...kept
  } = first;
  const restocked = [first.restockDate, second.restockDate].filter((day) => day !== undefined);
  const restockDate = restocked.toSorted().at(-1);
  const sku = setSkuOf(key);
  const daysAgo = between(60, 180, `set ${sku}`);
  const euroCents = (first.prices.de.centAmount + second.prices.de.centAmount) * priceFactor;
  const netWeight =
    Number(first.attributes['net-weight']) + Number(second.attributes['net-weight']);
  return {
    ...kept,
    ...(restockDate && { restockDate }),
    id: sku,
    sku,
    family: `set-${key}`,
    model: `${first.model} + ${second.model}`,
    ean: eanOf(sku),
    createdAt: daysFrom(now, -daysAgo),
    // The categories of the other two trees contain kinds, and a set is not a kind.
    categories: first.categories.slice(0, 2),
    images: [...picturesOf({ kind: 'set', variant: key }), ...viewsOf(first, second)],
    tags: [],
    attributes: {
      ...Object.fromEntries(
        Object.entries(first.attributes).filter(([name]) => !measures.has(name)),
      ),
      'net-weight': netWeight,
    },
    relatedAccessories: [],
    parts: [first.sku, second.sku],
    ...packedTogether(first, second),
    texts: textsOf(first, second, netWeight, sku),
    prices: pricesOf(sku, euroCents, now, { daysAgo, reduction: undefined }),
    availableQuantity: Math.min(first.availableQuantity, second.availableQuantity),
    notSellableIn: [...new Set([...first.notSellableIn, ...second.notSellableIn])],
  };
}

/** Each part in its three views; the picture of both comes before them. */
function viewsOf({ images: one }: DemoProduct, { images: two }: DemoProduct) {
  return [one.slice(0, 1), two.slice(0, 1), one.slice(1, 3), two.slice(1, 3)].flat();
}

/** Of one part only, so they are no measures of the set. */
const measures = new Set(['width', 'depth', 'height', 'length']);

/** Kilograms that a parcel service takes as one piece. */
const heaviestParcel = 30;

/** The parts stacked in one package. */
function packedTogether(
  first: DemoProduct,
  second: DemoProduct,
): Pick<DemoProduct, 'grossSize' | 'deliveryPackage' | 'isPackageTypeFreight'> {
  const [one, two] = [first.grossSize, second.grossSize];
  if (!one || !two) throw new Error(`a part of a set is not packed: ${first.sku}, ${second.sku}`);
  const weight = Math.round((one.weight + two.weight) * 100) / 100;
  const freight =
    first.isPackageTypeFreight || second.isPackageTypeFreight || weight > heaviestParcel;
  return {
    grossSize: {
      length: Math.max(one.length, two.length),
      width: Math.max(one.width, two.width),
      height: one.height + two.height,
      weight,
    },
    deliveryPackage: freight ? 'pallet' : 'carton',
    isPackageTypeFreight: freight,
  };
}

function textsOf(
  first: DemoProduct,
  second: DemoProduct,
  netWeight: number,
  sku: string,
): DemoProduct['texts'] {
  const texts = languages.map((language): [Language, ProductText] => {
    const [one, two] = [first.texts[language], second.texts[language]];
    const name = `${ownWordsOf(language).set} ${one.name} + ${two.name}`;
    const weight = writeFigure('net-weight', netWeight, language);
    return [
      language,
      {
        ...one,
        name,
        slug: `${slugify(name, language)}-${sku.slice(2)}`,
        description: `${one.description} ${two.description}`,
        highlights: [...new Set([...one.highlights, ...two.highlights])],
        attributesRaw: one.attributesRaw
          .filter(({ name: each }) => !measures.has(each))
          .map((row) => (row.name === 'net-weight' ? { ...row, ...weight } : row)),
        packageContents: [one.name, two.name, ...one.packageContents.slice(1)],
        warnings: [...new Set([...(one.warnings ?? []), ...(two.warnings ?? [])])],
      },
    ];
  });
  return Object.fromEntries(texts) as DemoProduct['texts'];
}
