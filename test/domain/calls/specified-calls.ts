/**
 * The calls of the specification, copied from it by hand: purchase-flow.txt §7 and catalogue.txt §7, the entities from §3.
 * A row: the endpoint, the fields of its payload, the fields that are read of `data`. Of "not shown" nothing can be copied.
 */
export type SpecifiedCall = readonly [
  endpoint: string,
  payload: readonly string[],
  answer: readonly string[],
];

const under = (prefix: string, names: string): string[] =>
  names.split(' ').map((name) => `${prefix}.${name}`);

const reference = ['id', 'version'];

/** §3 Cart and Line item. */
export const cartFields = [
  ...under('cart', 'id version customerId customerEmail customer billingAddress shippingAddress'),
  ...under('cart.shippingInfo', 'price taxedPrice shippingMethod.key shippingMethodState'),
  'cart.shippingInfo.discountedPrice.includedDiscounts',
  ...under('cart.taxedPrice', 'totalNet totalGross'),
  ...under('cart.taxedPrice.taxPortions[]', 'rate amount name'),
  ...under('cart', 'totalPrice.centAmount taxMode refusedGifts paymentInfo.payments cartState'),
  ...under('cart.discountCodes[]', 'state discountCode.id discountCode.code'),
  'cart.discountCodes[].discountCode.cartDiscounts',
  ...under('cart', 'inventoryMode store.key'),
  ...under('cart.custom.calculatedCodFee', 'centAmount fractionDigits'),
  ...under('cart.custom', 'customerAgreedToSendEmail utmSource'),
  ...under('cart.lineItems[]', 'id productId name productSlug productType.key quantity priceMode'),
  ...under('cart.lineItems[].variant', 'id sku attributes attributesRaw prices'),
  ...under('cart.lineItems[].variant.images[]', 'url label'),
  ...under('cart.lineItems[]', 'price.value.centAmount discountedPricePerQuantity'),
  ...under('cart.lineItems[]', 'taxedPrice.totalGross custom.parentSku'),
];

/** §3 Address. */
export const addressFields =
  'id title salutation firstName lastName streetName streetNumber additionalStreetInfo additionalAddressInfo postalCode city region state country company department building apartment pOBox phone mobile email fax isDefaultShippingAddress isDefaultBillingAddress vatNumber'.split(
    ' ',
  );

const orderFields = [
  'id orderNumber version createdAt orderState shipmentState paymentState customerEmail customer lineItems',
  'discountCodes totalPrice taxedPrice shippingInfo shippingAddress billingAddress cart.id cart.version',
].flatMap((names) => names.split(' '));

const customer = [
  'id',
  'version',
  'firstName',
  'lastName',
  'email',
  'dateOfBirth',
  'vatId',
  'locale',
];
const book = ['version', 'shippingAddressIds', 'addresses'];

const productFields = [
  'sku id name slug description images[].url attributesRaw[].name attributesRaw[].value rating.count',
  'rating.averageRating price.value.centAmount price.discounted.discount.isActive masterVariant variants',
  'categories[].ancestors published metaTitle metaKeywords metaDescription taxCategory.rates',
].flatMap((names) => names.split(' '));
const search = 'where skus limit offset locale acceptLanguage currency country channelId'.split(
  ' ',
);

/** purchase-flow.txt §7. */
export const purchaseCalls: readonly SpecifiedCall[] = [
  [
    '/createCart',
    [
      ...'currency country store.key customerEmail billingAddress.city shippingAddress.city'.split(
        ' ',
      ),
      ...'shippingMethod.id discountCodes[] inventoryMode custom.fields.utmSource key'.split(' '),
      ...under('lineItems[]', 'sku quantity supplyChannel distributionChannel custom.parentSku'),
    ],
    cartFields,
  ],
  [
    '/addToCart',
    [...reference, 'product', 'quantity', 'supplyChannel', 'distributionChannel'],
    ['cart'],
  ],
  ['/removeFromCart', [...reference, 'lineItem', 'quantity'], ['cart']],
  ['/updateCartQuantity', [...reference, 'product', 'quantity'], ['cart']],
  ['/deleteCart', reference, ['cart']],
  ['/applyCartCoupon', [...reference, 'code'], ['cart']],
  ['/removeCartCoupon', [...reference, 'discountCode.id', 'discountCode.typeId'], ['cart']],
  ['/getMe', ['customer'], ['me.activeCart']],
  [
    '/getOrders',
    ['where', 'sort', 'limit', 'offset'],
    orderFields.map((name) => `me.orders.results[].${name}`),
  ],
  ['/customerResetPassword', ['tokenValue', 'newPassword', 'storeKey', 'language'], []],
  ['/getStores', ['key', 'id', 'ids', 'limit', 'offset', 'sort'], ['stores.results']],
  ['/createBankPayment', [], ['payment.id', 'cart']],
  ['/createCodPayment', [], ['payment.id', 'cart']],
  ['/isLoggedIn', [], []],
  ['/updateCartItemChannel', [], []],
  ['/updateCart', [...reference, 'actions[].action'], ['cart']],
  ['/createOrder', ['draft.id', 'draft.cart.id', 'draft.version', 'storeKey'], ['order.id']],
  [
    '/createPayment',
    [
      ...under('paymentMethodInfo', 'paymentInterface name.en'),
      ...under('amountPlanned', 'currencyCode centAmount'),
    ],
    ['payment.id'],
  ],
  ['/signIn', ['draft.email', 'draft.password', 'storeKey'], ['customer.id', 'cart.id']],
  ['/signUp', ['draft.email', 'draft.password', 'storeKey'], ['customer.email', 'cart']],
  [
    '/updateCustomer',
    ['version', ...under('actions[]', 'action email vatId firstName lastName')],
    customer.map((name) => `customer.${name}`),
  ],
  ['/customerAddAddress', ['version', 'address'], book],
  ['/customerRemoveAddress', ['version', 'addressId'], book],
  [
    '/customerChangeAddress',
    ['version', 'addressId', ...addressFields.slice(1).map((name) => `address.${name}`)],
    [...book, ...addressFields.map((name) => `addresses[].${name}`)],
  ],
  ['/customerSetDefaultShippingAddress', ['version', 'addressId'], book],
  ['/customerSetDefaultBillingAddress', ['version', 'addressId'], book],
  ['/getCart', ['id', 'storeKey'], ['cart.id']],
  ['/getShippingMethods', [], ['shippingMethods']],
  ['/createPaymentContext', [], []],
  ['/payAndOrder', [], ['makePaymentResponse']],
  ['/submitAdditionalPaymentDetails', [], ['submitAdditionalPaymentDetailsResponse']],
  ['/identitySync', ['token', 'provider', 'ttl'], []],
];

/** catalogue.txt §7. */
export const catalogueCalls: readonly SpecifiedCall[] = [
  ['/getProduct', search, productFields.map((name) => `products.results[].${name}`)],
  [
    '/getCategory',
    ['slug', 'acceptLanguage', 'fetchSiblings', 'query'],
    [
      ...under('categories.results[]', 'id key orderHint name slug link children parent ancestors'),
      ...under(
        'categories.results[]',
        'hideChevron metaTitle metaDescription custom children[].slug',
      ),
    ],
  ],
  [
    '/getReview',
    ['productId', 'offset', 'limit', 'sort'],
    [
      ...'offset total exists count limit averageRating ratingsDistribution'.split(' '),
      'reviewRatingStatistics',
      ...under(
        'results[]',
        'id title text authorName rating createdAt locale custom.reviewCreatedAt',
      ),
      ...under('results[]', 'customerCareResponseText source titleTranslations textTranslations'),
      'results[].answerTranslations',
    ],
  ],
  [
    '/getInventory',
    ['sku[]', 'cartId'],
    under('inventoryEntries.results[]', 'sku availableQuantity'),
  ],
  ['/getComparisonProducts', [...search.filter((name) => !/skus|offset/.test(name))], ['[].sku']],
  [
    '/getComplementaryProductsBySku',
    ['[]'],
    ['products.data.products.results', 'baseProduct.data.products.results'],
  ],
  [
    '/getVolumeDiscounts',
    ['discountGroup', 'sort'],
    [
      ...under(
        'cartDiscounts.results[]',
        'target.predicate value.permyriad key id isActive stores',
      ),
      ...under('cartDiscounts.results[]', 'sortOrder volumeDiscountGroup'),
    ],
  ],
  [
    '/getShippingMethodsWithoutId',
    [],
    [
      ...under('shippingMethods.results[]', 'id version key name isDefault localizedDescription'),
      'shippingMethods.results[].custom',
      'shippingMethods.results[].zoneRates[].zone.key',
      ...under(
        'shippingMethods.results[].zoneRates[].shippingRates[]',
        'price freeAbove isMatching',
      ),
    ],
  ],
  ['/add-review', [], []],
  [
    '/recommendation',
    [
      ...'bloomreachCookie typeId domainId languageAndCountry sourceSku categoryLvl2'.split(' '),
      ...'categoryLvl3 productTitle'.split(' '),
    ],
    ['results[].value'],
  ],
];

/** catalogue.txt §7 "Tracking service, base path /cia". */
export const trackingPayloads: Readonly<Record<string, string>> = {
  'view-item': 'locale sku cookie email user_id',
  'view-category': 'locale slug cookie additional_props.category_listed_products email user_id',
  'cart-update': 'locale cookie action cart_id sku recommendation_id email user_id',
  'customer-update': 'locale cookie user_id',
  consent: 'locale consents cookie additional_props gdpr_phone email_token user_id',
  'customer-consent': 'locale consents email_token',
  'newsletter-doi': 'locale email user_id',
  checkout: 'locale cart_id step cookie email user_id',
  recommendation: 'locale cookie path recommendation_id recommendation_name action',
  'reset-password': 'email locale',
};

/** purchase-flow.txt §7 "Actions": with the fields that each has. */
export const cartActions: Readonly<Record<string, string>> = {
  addPayment: 'payment',
  setCustomType: 'type fields',
  addLineItem: 'variantId quantity sku supplyChannel distributionChannel custom.parentSku',
  removeLineItem: 'lineItemId quantity',
  changeLineItemQuantity: 'lineItemId quantity',
  addDiscountCode: 'code',
  removeDiscountCode: 'discountCode',
  setBillingAddress: 'address',
  setShippingAddress: 'address',
  setCustomerEmail: 'email',
  setShippingMethod: 'shippingMethod',
  recalculate: 'updateProductData',
};
