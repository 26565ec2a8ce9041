/** The product documents, one for every article. */
import type { ProductText } from '#domain/catalogue/document.ts';
import { type Language, languages } from '#domain/country/countries.ts';
import { accessoriesOf } from './accessories.ts';
import { makerOf } from './brands.ts';
import { complementsOf } from './complements.ts';
import { daysFrom } from './days.ts';
import type { DemoProduct } from './documents.ts';
import { energyLabelOf } from './energy.ts';
import { machineAttributes } from './figures.ts';
import type { Article } from './kinds.ts';
import { notSellableIn, restockOf, stockOf, tagsOf } from './market.ts';
import { type Name, namesIn } from './names.ts';
import { eanOf, skuOf } from './numbers.ts';
import { otherShelvesOf } from './other-trees.ts';
import { netContentOf, packedAs, takenBackAs } from './packing.ts';
import { picturesOf, turnOf, videoOf } from './pictures.ts';
import { pricesOf, reductionOf } from './prices.ts';
import { between, share } from './seed.ts';
import { textOf } from './texts.ts';

/** Up to this price in euro cents, products have a volume discount. */
const multiBuyLimit = 24900;
/** In euro cents: rounded to a price's usual ending, a cheaper one would not fall in every store. */
const leastReduced = 1500;

export function productDocuments(articles: readonly Article[], now: Date): DemoProduct[] {
  const names = new Map(languages.map((language) => [language, namesIn(language, articles)]));
  return articles.map((article, index) => {
    const nameIn = (language: Language) => names.get(language)?.[index];
    return productOf(article, articles, nameIn, now);
  });
}

function productOf(
  article: Article,
  articles: readonly Article[],
  nameIn: (language: Language) => Name | undefined,
  now: Date,
): DemoProduct {
  const sku = skuOf(article.kind, article.variant);
  const { comesInDays, sparePartsYears } = article;
  const isReducible = !comesInDays && article.price >= leastReduced;
  const reduction = isReducible ? reductionOf(sku) : undefined;
  const isNew = comesInDays !== undefined || (!reduction && share(`new ${sku}`) < 0.1);
  const daysAgo = isNew ? between(2, 27, `created ${sku}`) : between(230, 900, `created ${sku}`);
  return {
    type: 'product',
    id: sku,
    sku,
    published: true,
    productType: article.accessory ? 'accessory' : 'standard_product',
    family: article.kind,
    brand: article.brand,
    model: article.model,
    ean: eanOf(sku),
    createdAt: daysFrom(now, -daysAgo),
    ...restockOf(sku, article, now),
    ...(comesInDays && { releaseDate: daysFrom(now, comesInDays).slice(0, 10) }),
    isBware: false,
    isPackageTypeFreight: article.freight ?? false,
    ...packedAs(article, sku),
    ...netContentOf(article),
    ...energyLabelOf(article),
    ...(sparePartsYears && { declarations: { sparePartsYears } }),
    ...makerOf(article.brand),
    ...takenBackAs(article),
    categories: [article.category, article.department, ...otherShelvesOf(article.kind)],
    images: picturesOf(article),
    ...turnOf(article),
    ...videoOf(article),
    tags: tagsOf(sku, { isNew, onSale: reduction !== undefined }),
    ...(article.price <= multiBuyLimit && { volumeDiscountGroup: 'standard' }),
    attributes: machineAttributes(article),
    relatedAccessories: accessoriesOf(article, articles),
    // What goes with a part is what it is a part of; other categories would be a guess.
    ...(!article.attributes['suitable-for'] && {
      referencedResourceSet: complementsOf(article.category),
    }),
    texts: textsOf(article, sku, nameIn),
    prices: pricesOf(sku, article.price, now, {
      daysAgo: isNew ? daysAgo : between(195, 205, `history ${sku}`),
      reduction,
    }),
    availableQuantity: stockOf(sku, article),
    notSellableIn: notSellableIn(article),
  };
}

function textsOf(
  article: Article,
  sku: string,
  nameIn: (language: Language) => Name | undefined,
): DemoProduct['texts'] {
  const texts = languages.map((language): [Language, ProductText] => {
    const name = nameIn(language);
    if (!name) throw new Error(`${sku} has no name in ${language}`);
    return [language, textOf(article, name, sku, language)];
  });
  return Object.fromEntries(texts) as DemoProduct['texts'];
}
