/** Product types and their attributes, named as the fields of product documents, so that an import reads them back. */
import type { Draft } from './drafts.ts';

type AttributeType =
  | 'text'
  | 'boolean'
  | 'number'
  | 'ltext'
  | 'date'
  | 'set of text'
  | 'set of ltext';

/** Attributes of all articles; `json`: a text with JSON of what commercetools has no form for. */
const articleAttributes: Record<string, AttributeType> = {
  brand: 'text',
  family: 'text',
  model: 'text',
  ean: 'text',
  deliveryPackage: 'text',
  volumeDiscountGroup: 'text',
  releaseDate: 'date',
  restockDate: 'date',
  isBware: 'boolean',
  isPackageTypeFreight: 'boolean',
  tags: 'set of text',
  highlights: 'ltext',
  packageContents: 'ltext',
  warnings: 'ltext',
  hazardStatements: 'ltext',
  openBoxNote: 'ltext',
  manualUrl: 'ltext',
  technicalDataJson: 'ltext',
  faqJson: 'ltext',
  relatedAccessories: 'set of text',
  parentProductsForAccessory: 'set of text',
  parts: 'set of text',
  referencedResourceSet: 'set of text',
  notSellableIn: 'set of text',
  numberOf360Images: 'number',
  spinUrl: 'text',
  detailsJson: 'text',
};

const guaranteeAttributes: Record<string, AttributeType> = {
  years: 'number',
  relativePriceRate: 'number',
  enabledOnMarket: 'set of text',
  excludedSkus: 'set of text',
  excludedBrands: 'set of text',
  excludedRelations: 'set of text',
};

/** `figures`: the machine-readable values of the articles, which differ from shop to shop. */
export const productTypeDrafts = (figures: Readonly<Record<string, AttributeType>>): Draft[] => [
  ...['standard_product', 'accessory', 'gift_card'].map((key) =>
    draftOf(key, { ...articleAttributes, ...figures }),
  ),
  draftOf('extra_guarantee', guaranteeAttributes),
];

const draftOf = (key: string, attributes: Record<string, AttributeType>): Draft => ({
  key,
  name: key,
  description: key,
  attributes: Object.entries(attributes).map(([name, type]) => ({
    name,
    label: { en: name },
    isRequired: false,
    isSearchable: !name.endsWith('Json'),
    attributeConstraint: 'None',
    inputHint: 'SingleLine',
    type: typeOf(type),
  })),
});

function typeOf(type: AttributeType): Draft {
  const element = type.startsWith('set of ') ? type.slice('set of '.length) : undefined;
  return element ? { name: 'set', elementType: { name: element } } : { name: type };
}

/** The types of the values in `attributes` of these products. */
export function figureTypes(
  products: readonly { attributes: Record<string, string | number | boolean> }[],
): Record<string, AttributeType> {
  const kinds = { string: 'text', number: 'number', boolean: 'boolean' } as const;
  const found: Record<string, AttributeType> = {};
  for (const { attributes } of products) {
    for (const [name, value] of Object.entries(attributes)) {
      const kind = kinds[typeof value as keyof typeof kinds];
      found[name] = found[name] && found[name] !== kind ? 'text' : kind;
    }
  }
  return found;
}
