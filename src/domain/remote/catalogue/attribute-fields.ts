/**
 * Which attribute of a remote product becomes which field of a product document, as data. The names are those of the
 * specification where it has one, else those of the shop's own export. Source: catalogue.txt §3 Product.
 */

/** How the value of a field is read. `details`: JSON of several fields. */
type FactKind = 'text' | 'flag' | 'number' | 'list' | 'address' | 'details';
/** Of texts; `lines`: a list, or a text with one entry in each line; `rows`: JSON of a list. */
type TextKind = 'text' | 'lines' | 'rows';

export const factFields = {
  brand: 'text',
  family: 'text',
  model: 'text',
  ean: 'text',
  deliveryPackage: 'text',
  volumeDiscountGroup: 'text',
  releaseDate: 'text',
  restockDate: 'text',
  spinUrl: 'text',
  isBware: 'flag',
  isPackageTypeFreight: 'flag',
  numberOf360Images: 'number',
  tags: 'list',
  relatedAccessories: 'list',
  parentProductsForAccessory: 'list',
  parts: 'list',
  referencedResourceSet: 'list',
  notSellableIn: 'list',
  video: 'address',
  details: 'details',
} as const satisfies Record<string, FactKind>;

export const textFields = {
  highlights: 'lines',
  packageContents: 'lines',
  warnings: 'lines',
  hazardStatements: 'lines',
  manualUrl: 'text',
  openBoxNote: 'text',
  attributesRaw: 'rows',
  faq: 'rows',
} as const satisfies Record<string, TextKind>;

/** Fields that a document cannot be without: they are never removed. */
export const requiredFacts: ReadonlySet<string> = new Set(['brand', 'family', 'model']);
/** Fields that are empty where the document has no value. */
export const emptyFacts: Readonly<Record<string, unknown>> = {
  isBware: false,
  isPackageTypeFreight: false,
  tags: [],
  relatedAccessories: [],
  notSellableIn: [],
};
export const emptyTexts: Readonly<Record<string, unknown>> = {
  highlights: [],
  packageContents: [],
  attributesRaw: [],
  faq: [],
};

/** The fields in the JSON of `details`: what has no attribute of its own. */
export const detailFields = [
  'createdAt',
  'openBox',
  'video',
  'netSize',
  'grossSize',
  'netContent',
  'energyLabel',
  'manufacturer',
  'responsiblePerson',
  'takeBack',
  'declarations',
  'withdrawalExcluded',
] as const;

export type FactField = keyof typeof factFields;
export type TextField = keyof typeof textFields;
export type MappedField = FactField | TextField;
/** The attribute of each field. */
export type AttributeNames = Readonly<Record<MappedField, string>>;

const namedAsTheyAre = Object.fromEntries(
  [...Object.keys(factFields), ...Object.keys(textFields)].map((field) => [field, field]),
) as Record<MappedField, string>;

/** As the shop's own export names them. */
export const attributeNames: AttributeNames = {
  ...namedAsTheyAre,
  details: 'detailsJson',
  attributesRaw: 'technicalDataJson',
  faq: 'faqJson',
};

/** As the specification's calls name them. They do not say where the frames of a 360° view are. */
export const specifiedNames: AttributeNames = {
  ...namedAsTheyAre,
  attributesRaw: 'techdetails',
  numberOf360Images: '',
};

/** The sides of a package, each an attribute: `netHeight`, `grossWeight`. Centimetres and kilograms. */
export const sizeSides = ['length', 'width', 'height', 'weight'] as const;

/** The product types whose products are articles. Others, such as guarantees, are sold with an article. */
export const articleTypes = ['standard_product', 'accessory', 'gift_card'] as const;
export const attachedTypes: ReadonlySet<string> = new Set(['extra_guarantee']);
