/** Gift cards of three values, and their category. */
import type { CategoryText, ProductText } from '#domain/catalogue/document.ts';
import type { StorePrice } from '#domain/catalogue/prices/price-document.ts';
import {
  type CountryCode,
  countryCodes,
  type Language,
  languages,
} from '#domain/country/countries.ts';
import { daysFrom } from '../days.ts';
import type { DemoCategory, DemoProduct } from '../documents.ts';
import { formatNumber } from '../figures.ts';
import { eanOf, skuOf } from '../numbers.ts';
import { picturesOf } from '../pictures.ts';
import { slugify } from '../slugs.ts';
import { ownWordsOf } from '../words.ts';
import { amountIn, amountNamed, values } from './values.ts';

const [category, department, kind] = ['gift-cards', 'office-display', 'gift-card'];

const daysOnSale = 200;

const images = picturesOf({ kind, variant: 'any' });

export function giftCardDocuments(now: Date): DemoProduct[] {
  return values.map((value) => {
    const sku = skuOf(kind, `${value}`);
    return {
      type: 'product',
      id: sku,
      sku,
      published: true,
      productType: 'gift_card',
      family: kind,
      brand: 'Kontor',
      model: `GC-${value}`,
      ean: eanOf(sku),
      createdAt: daysFrom(now, -daysOnSale),
      isBware: false,
      isPackageTypeFreight: false,
      categories: [category, department],
      images,
      tags: [],
      attributes: {},
      relatedAccessories: [],
      texts: inEach((language) => textOf(value, sku, language, now)),
      prices: pricesOf(value, now),
      availableQuantity: 0,
      notSellableIn: [],
    };
  });
}

/** `number`: its place among the categories of its department, which come before it. */
export const giftCardCategory = (number: number): DemoCategory => ({
  type: 'category',
  id: category,
  key: category,
  parent: department,
  orderHint: number,
  image: images[0],
  texts: inEach((language): CategoryText => {
    const { category: name, description } = ownWordsOf(language).giftCard;
    return { name, slug: slugify(name, language), description };
  }),
});

export const isOfGiftCardDepartment = ({ parent }: DemoCategory): boolean => parent === department;

function inEach<Text>(write: (language: Language) => Text): Record<Language, Text> {
  const texts = languages.map((language): [Language, Text] => [language, write(language)]);
  return Object.fromEntries(texts) as Record<Language, Text>;
}

function textOf(value: number, sku: string, language: Language, now: Date): ProductText {
  const words = ownWordsOf(language).giftCard;
  const amount = amountNamed(value, language, now);
  return {
    name: `${words.name} ${formatNumber(amount, language)}`,
    slug: `${slugify(`${words.name} ${amount}`, language)}-${sku.slice(2)}`,
    description: words.description,
    highlights: words.highlights,
    attributesRaw: [],
    packageContents: [],
    faq: [],
  };
}

function pricesOf(value: number, now: Date): DemoProduct['prices'] {
  const validFrom = daysFrom(now, -daysOnSale);
  const prices = countryCodes.map((country): [CountryCode, StorePrice] => {
    const centAmount = amountIn(value, country, now) * 100;
    return [country, { centAmount, history: [{ centAmount, validFrom }] }];
  });
  return Object.fromEntries(prices) as DemoProduct['prices'];
}
