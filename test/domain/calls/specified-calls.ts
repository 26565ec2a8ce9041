/**
 * The calls of the specification, copied from it by hand: purchase-flow.txt §7 and catalogue.txt §7.
 * A row: the endpoint, the fields of its payload, the fields that are read of `data`. Where an entity is read, all its
 * fields are (specified-entities.ts). Of "not shown" nothing can be copied.
 */
import * as entities from './specified-entities.ts';
import { under, words } from './specified-entities.ts';

export type SpecifiedCall = readonly [
  endpoint: string,
  payload: readonly string[],
  answer: readonly string[],
];

const reference = words('id version');
const cart = under('cart', entities.cart);
const orders = under('me.orders.results[]', entities.order);
const book = entities.addressBook;
/** What is sent of an address: its id is named beside it, and the registry's answer is the shop's to know. */
const sentAddress = under(
  'address',
  entities.address.filter((name) => !['id', 'vatRawResponse', 'vatValidated'].includes(name)),
);

/** Of the draft the section says only "cart draft": its fields are those of commercetools that §3 Cart names. */
const cartDraft = [
  ...words('currency country store.key customerEmail billingAddress.city shippingAddress.city'),
  ...words('shippingMethod.id discountCodes[] inventoryMode custom.fields.utmSource key'),
  ...words('custom.fields.customerAgreedToSendEmail'),
  ...under('lineItems[]', words('sku quantity supplyChannel distributionChannel custom.parentSku')),
];

/** catalogue.txt §7 "product search params". */
const search = words('where skus limit offset locale acceptLanguage currency country channelId');

/** purchase-flow.txt §7. */
export const purchaseCalls: readonly SpecifiedCall[] = [
  ['/createCart', cartDraft, cart],
  [
    '/addToCart',
    [...reference, ...words('product.sku quantity supplyChannel distributionChannel')],
    cart,
  ],
  ['/removeFromCart', [...reference, 'lineItem.id', 'quantity'], cart],
  ['/updateCartQuantity', [...reference, 'product.sku', 'quantity'], cart],
  ['/deleteCart', reference, cart],
  ['/applyCartCoupon', [...reference, 'code'], cart],
  ['/removeCartCoupon', [...reference, 'discountCode.id', 'discountCode.typeId'], cart],
  ['/getMe', ['customer'], under('me.activeCart', entities.cart)],
  ['/getOrders', words('where sort limit offset'), orders],
  ['/customerResetPassword', words('tokenValue newPassword storeKey language'), []],
  ['/getStores', words('key id ids limit offset sort'), under('stores.results[]', entities.store)],
  ['/createBankPayment', [], ['payment.id', ...cart]],
  ['/createCodPayment', [], ['payment.id', ...cart]],
  ['/isLoggedIn', [], []],
  ['/updateCartItemChannel', [], cart],
  ['/updateCart', [...reference, 'actions[].action'], cart],
  [
    '/createOrder',
    words('draft.id draft.cart.id draft.version storeKey'),
    under('order', entities.order),
  ],
  [
    '/createPayment',
    [
      ...under('paymentMethodInfo', words('paymentInterface name.en')),
      ...under('amountPlanned', words('currencyCode centAmount')),
    ],
    ['payment.id'],
  ],
  [
    '/signIn',
    words('draft.email draft.password storeKey'),
    [...under('customer', entities.customer), ...cart],
  ],
  [
    '/signUp',
    words('draft.email draft.password storeKey'),
    [...under('customer', entities.customer), ...cart],
  ],
  [
    '/updateCustomer',
    ['version', ...under('actions[]', words('action email vatId firstName lastName'))],
    under('customer', entities.customer),
  ],
  ['/customerAddAddress', ['version', ...sentAddress], book],
  ['/customerRemoveAddress', ['version', 'addressId'], book],
  ['/customerChangeAddress', ['version', 'addressId', ...sentAddress], book],
  ['/customerSetDefaultShippingAddress', ['version', 'addressId'], book],
  ['/customerSetDefaultBillingAddress', ['version', 'addressId'], book],
  ['/getCart', ['id', 'storeKey'], cart],
  ['/getShippingMethods', [], under('shippingMethods.results[]', entities.shippingMethod)],
  ['/createPaymentContext', [], []],
  ['/payAndOrder', [], ['makePaymentResponse']],
  ['/submitAdditionalPaymentDetails', [], ['submitAdditionalPaymentDetailsResponse']],
  ['/identitySync', words('token provider ttl'), []],
];

/** catalogue.txt §7. */
export const catalogueCalls: readonly SpecifiedCall[] = [
  ['/getProduct', search, under('products.results[]', entities.product)],
  [
    '/getCategory',
    words('slug acceptLanguage fetchSiblings query'),
    under('categories.results[]', entities.category),
  ],
  ['/getReview', words('productId offset limit sort'), entities.reviewList],
  [
    '/getInventory',
    words('sku[] cartId'),
    under(
      'inventoryEntries',
      words('offset count total results[].sku results[].availableQuantity'),
    ),
  ],
  [
    '/getComparisonProducts',
    search.filter((name) => name !== 'skus' && name !== 'offset'),
    under('[]', entities.product),
  ],
  [
    '/getComplementaryProductsBySku',
    ['[]', ...search],
    [
      ...under('products.data.products.results[]', entities.product),
      ...under('baseProduct.data.products.results[]', entities.product),
    ],
  ],
  [
    '/getVolumeDiscounts',
    words('discountGroup sort'),
    under('cartDiscounts.results[]', entities.volumeDiscount),
  ],
  ['/getShippingMethodsWithoutId', [], under('shippingMethods.results[]', entities.shippingMethod)],
  ['/add-review', [], []],
  [
    '/recommendation',
    words(
      `bloomreachCookie typeId domainId languageAndCountry sourceSku categoryLvl2 categoryLvl3 productTitle`,
    ),
    ['results[].value[]'],
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
