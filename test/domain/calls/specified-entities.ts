/**
 * The entities of the specification, copied from it by hand, every field of each: purchase-flow.txt §3 and catalogue.txt §3.
 * `images[].url`: a field of each entry of a list.
 */
export const words = (names: string): string[] => names.split(/\s+/);

/** The fields of a field: `under('cart', ['id'])` is `cart.id`. */
export const under = (prefix: string, names: readonly string[]): string[] =>
  names.map((name) => `${prefix}.${name}`);

/** catalogue.txt §3 "Price: value and discounted value (type, currencyCode, centAmount, fractionDigits)". */
const money = words('type currencyCode centAmount fractionDigits');

/** purchase-flow.txt §3 "Address … Custom fields: vatNumber, VAT raw response, vatValidated". */
export const address = words(
  `id title salutation firstName lastName streetName streetNumber additionalStreetInfo additionalAddressInfo postalCode
   city region state country company department building apartment pOBox phone mobile email fax isDefaultShippingAddress
   isDefaultBillingAddress vatNumber vatRawResponse vatValidated`,
);

/** purchase-flow.txt §3 "Customer". `custom`: its client type, purchase-flow.txt §1. */
export const customer = [
  ...words('id version firstName lastName email dateOfBirth vatId locale'),
  ...under('addresses[]', address),
  ...under('shippingAddresses[]', address),
  ...under('billingAddresses[]', address),
  ...words('shippingAddressIds[] defaultShippingAddressId defaultBillingAddressId'),
  'custom.clientType',
];

/** purchase-flow.txt §7 "returning version, shippingAddressIds, addresses". */
export const addressBook = ['version', 'shippingAddressIds[]', ...under('addresses[]', address)];

const taxedPrice = words(
  'totalNet totalGross taxPortions[].rate taxPortions[].amount taxPortions[].name',
);

/** purchase-flow.txt §3 "Cart": the words after `shippingInfo`. */
const shippingInfo = [
  'price',
  ...under('taxedPrice', taxedPrice),
  ...words('shippingMethod.key shippingMethodState discountedPrice.includedDiscounts[]'),
];

const discountCodes = words(
  'state discountCode.id discountCode.code discountCode.cartDiscounts[].id',
);

/** purchase-flow.txt §3 "Order": the words after `paymentInfo.payments`; how custom raw fields are written: Store, Category. */
const payment = words(
  `id paymentMethodInfo.paymentInterface paymentMethodInfo.name.en custom.customFieldsRaw[].name
   custom.customFieldsRaw[].value`,
);

/** purchase-flow.txt §3 "Line item". */
const lineItem = [
  ...words('id productId name productSlug productType.key quantity'),
  ...under('variant', words('id sku images[].url images[].label')),
  ...under('variant', words('attributes[].name attributes[].value')),
  ...under('variant', words('attributesRaw[].name attributesRaw[].value prices[].value')),
  ...words('price.value.centAmount priceMode discountedPricePerQuantity[] taxedPrice.totalGross'),
  'custom.parentSku',
];

/** purchase-flow.txt §3 "Cart discount … Normalised". */
const normalisedDiscount = words('id name type target value discountedAmount requiresDiscountCode');

/** purchase-flow.txt §3 "Cart". */
export const cart = [
  ...words(
    'id version customerId customerEmail customer taxMode cartState inventoryMode store.key',
  ),
  ...under('lineItems[]', lineItem),
  ...under('billingAddress', address),
  ...under('shippingAddress', address),
  ...under('shippingInfo', shippingInfo),
  ...under('taxedPrice', taxedPrice),
  'totalPrice.centAmount',
  ...under('discountCodes[]', discountCodes),
  ...under('cartDiscounts[]', normalisedDiscount),
  'refusedGifts[]',
  ...under('paymentInfo.payments[]', payment),
  ...under('custom', words('calculatedCodFee.centAmount calculatedCodFee.fractionDigits')),
  ...under('custom', words('customerAgreedToSendEmail utmSource')),
];

/** purchase-flow.txt §3 "Order". */
export const order = [
  ...words('id orderNumber version createdAt orderState shipmentState paymentState customerEmail'),
  'customer',
  ...under('lineItems[]', lineItem),
  ...under('customLineItems[]', words('id name slug quantity totalPrice')),
  ...under('discountCodes[]', discountCodes),
  ...under('totalPrice', money),
  ...under('taxedPrice', taxedPrice),
  ...under('shippingInfo', shippingInfo),
  ...under('shippingAddress', address),
  ...under('billingAddress', address),
  ...words('cart.id cart.version'),
  ...under('paymentInfo.payments[]', payment),
];

/** catalogue.txt §3 "Price". */
const price = [
  ...under('value', money),
  ...under('discounted.value', money),
  ...under('discounted.discount', words('validFrom validUntil isActive name id')),
  ...under('discounted.discount.value', words('money permyriad')),
];

/** catalogue.txt §3 "Variant". */
const variant = [
  ...words('id sku attributes[].name attributes[].value images[].url images[].label'),
  ...under('prices[]', price),
  ...words('availability.noChannel.isOnStock availability.noChannel.availableQuantity'),
];

/** catalogue.txt §3 "Product". */
export const product = [
  ...words('sku id name slug description images[].url'),
  ...words('attributesRaw[].name attributesRaw[].value attributesRaw[].attributeDefinition.label'),
  ...words('rating.count rating.averageRating'),
  ...under('price', price),
  ...under('masterVariant', variant),
  ...under('variants[]', variant),
  ...words('categories[].id categories[].ancestors[].id published'),
  ...words('metaTitle metaKeywords metaDescription taxCategory.rates[].country'),
  ...words('taxCategory.rates[].amount'),
  ...under('reviewRatingStatistics', words('averageRating ratingsDistribution count')),
];

/** catalogue.txt §3 "Attributes", by their names in a variant; "energy-rating fields" and the sizes have the shop's names. */
export const productAttributes = words(
  `brand family grossHeight grossLength grossWeight grossWidth netHeight netLength netWeight netWidth deliveryPackage
   description eligibleForSelling faq highlights isPackageTypeFreight manualUrl model numberOf360Images
   parentProductsForAccessory relatedAccessories releaseDate tags techdetails video energyLabel volumeDiscountGroup
   referencedResourceSet ean isBware enabledOnMarket`,
);

const categoryFields = [
  ...words('id key orderHint name slug link hideChevron metaTitle metaDescription'),
  ...words('parent.id ancestors[].id'),
  ...words('custom.customFieldsRaw[].name custom.customFieldsRaw[].value'),
];

/** catalogue.txt §3 "Category". */
export const category = [...categoryFields, ...under('children[]', categoryFields)];

/** catalogue.txt §3 "Review". */
export const review = words(
  `id title text authorName rating createdAt locale custom.reviewCreatedAt customerCareResponseText source
   titleTranslations textTranslations answerTranslations`,
);

/** catalogue.txt §3 "Review list", "Review rating statistics". */
export const reviewList = [
  ...words('offset total count limit exists averageRating ratingsDistribution'),
  ...under('results[]', review),
  ...under('reviewRatingStatistics', words('averageRating ratingsDistribution count')),
];

/** catalogue.txt §3 "Store": the flags are named in its custom fields. */
export const store = words(
  `id version key languages[] name distributionChannels[].id supplyChannels[].id custom.customFieldsRaw[].name
   custom.customFieldsRaw[].value`,
);

/** catalogue.txt §3 "Volume discount"; purchase-flow.txt §3 "Cart discount". */
export const volumeDiscount = words(
  `key id isActive sortOrder stores[].key volumeDiscountGroup value.type value.permyriad target.type target.predicate`,
);

/** purchase-flow.txt §3 and catalogue.txt §3 "Shipping method". */
export const shippingMethod = [
  ...words('id version key name isDefault localizedDescription'),
  ...words('custom.customFieldsRaw[].name custom.customFieldsRaw[].value zoneRates[].zone.key'),
  ...under('zoneRates[].shippingRates[]', words('price freeAbove isMatching')),
];
