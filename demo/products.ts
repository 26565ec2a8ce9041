/** One product document for every article. */
import type { ProductDocument, ProductText } from '#domain/catalogue/document.ts';
import { type Language, languages } from '#domain/country/countries.ts';
import { accessoriesOf } from './accessories.ts';
import { daysFrom } from './days.ts';
import { machineAttributes } from './figures.ts';
import type { Article } from './kinds.ts';
import { notSellableIn, stockOf, tagsOf } from './market.ts';
import { type Name, namesIn } from './names.ts';
import { eanOf, skuOf } from './numbers.ts';
import { otherShelvesOf } from './other-trees.ts';
import { picturesOf } from './pictures.ts';
import { pricesOf, reductionOf } from './prices.ts';
import { ratingOf, unrated } from './ratings.ts';
import { between, share } from './seed.ts';
import { textOf } from './texts.ts';

/** Up to this many euro cents people buy several. */
const multiBuyLimit = 24900;

export function productDocuments(articles: readonly Article[], now: Date): ProductDocument[] {
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
): ProductDocument {
  const sku = skuOf(article.kind, article.variant);
  const reduction = reductionOf(sku);
  const isNew = !reduction && share(`new ${sku}`) < 0.1;
  const daysAgo = isNew ? between(2, 27, `created ${sku}`) : between(230, 900, `created ${sku}`);
  const rating = isNew ? unrated : ratingOf(sku);
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
    isBware: false,
    isPackageTypeFreight: article.freight ?? false,
    categories: [article.category, article.department, ...otherShelvesOf(article.kind)],
    images: picturesOf(article.kind, article.variant),
    tags: tagsOf(sku, { isNew, onSale: reduction !== undefined, rating }),
    rating,
    ...(article.price <= multiBuyLimit && { volumeDiscountGroup: 'standard' }),
    attributes: machineAttributes(article),
    manufacturer: {
      name: article.brand,
      postalAddress: 'Werkstraße 1, 23552 Lübeck',
      electronicAddress: 'safety@kontor.example',
      country: 'de',
    },
    relatedAccessories: accessoriesOf(article, articles),
    texts: textsOf(article, sku, nameIn),
    prices: pricesOf(sku, article.price, now, {
      daysAgo: isNew ? daysAgo : between(195, 205, `history ${sku}`),
      reduction,
    }),
    availableQuantity: stockOf(sku),
    notSellableIn: notSellableIn(article),
  };
}

function textsOf(
  article: Article,
  sku: string,
  nameIn: (language: Language) => Name | undefined,
): ProductDocument['texts'] {
  const texts = languages.map((language): [Language, ProductText] => {
    const name = nameIn(language);
    if (!name) throw new Error(`${sku} has no name in ${language}`);
    return [language, textOf(article, name, sku, language)];
  });
  return Object.fromEntries(texts) as ProductDocument['texts'];
}
