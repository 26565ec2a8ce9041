/** The test product (EX5): complete, so that everything can be tested with it, and never published. */
import type { ProductText } from '#domain/catalogue/document.ts';
import { type Language, languages } from '#domain/country/countries.ts';
import type { DemoProduct } from './documents.ts';
import { eanOf, testSkuOf } from './numbers.ts';
import { ownWordsOf } from './words.ts';

export function testProduct(original: DemoProduct): DemoProduct {
  const sku = testSkuOf(original.family);
  const texts = languages.map((language): [Language, ProductText] => {
    const text = original.texts[language];
    const name = `${ownWordsOf(language).testProduct} ${text.name}`;
    return [language, { ...text, name, slug: text.slug.replace(/\d{8}$/, sku.slice(2)) }];
  });
  return {
    ...original,
    id: sku,
    sku,
    ean: eanOf(sku),
    published: false,
    family: `test-${original.family}`,
    categories: original.categories.slice(0, 2),
    tags: [],
    relatedAccessories: [],
    texts: Object.fromEntries(texts) as DemoProduct['texts'],
  };
}
