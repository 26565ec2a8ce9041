/** The texts sent to the browser with the cart's islands. */
import type { TextKey } from '#domain/texts/texts.ts';

const toastTexts: TextKey[] = [
  'cart.error.adding',
  'cart.error.changing',
  'cart.error.gone',
  'cart.error.guarantee',
  'cart.error.outOfStock',
  'cart.error.unavailable',
  'cart.maximumReached',
  'client.offline',
  'giftCard.apart',
  'guarantee.left',
  'limit.carts',
];

const lineTexts: TextKey[] = [
  'cart.empty',
  'cart.buttonLabel',
  'cart.decrease',
  'cart.error.undo',
  'cart.gift',
  'cart.increase',
  'cart.lacking.alternative',
  'cart.lacking.reduce',
  'cart.nextTier',
  'cart.perPiece',
  'cart.quantity',
  'cart.remove',
  'cart.removeItem',
  'cart.removed',
  'cart.undo',
  'cart.update',
  'availability.nextDelivery',
  'availability.byMail',
  'availability.date',
  'availability.freightDate',
  'availability.from',
  'availability.inStock',
  'availability.low',
  'availability.out',
  'badge.bware',
  'energy.class',
  'energy.sheet',
  'content.title.premium-gurantee',
  'guarantee.add',
  'guarantee.addFor',
  'guarantee.byLaw',
  'guarantee.cancel',
  'guarantee.continue',
  'guarantee.inCart',
  'guarantee.unavailable',
  'guarantee.legend',
  'guarantee.offer',
  'guarantee.text',
  'guarantee.without',
  'popup.close',
  'guarantee.rights',
  'guarantee.terms',
  'product.itemNumber',
  'price.gross',
  'price.instead',
  'price.lowest30',
  'price.net',
];

const totalsTexts: TextKey[] = [
  'cart.checkout',
  'cart.freeShippingMissing',
  'cart.freeShippingReached',
  'cash.rounding',
  'cash.toPay',
  'giftCard.byMail',
  'giftCard.line',
  'giftCard.remaining',
  'order.stillDue',
  'payment.codFee',
  'shipping.free',
  'shipping.freight',
  'shipping.parcel',
  'totals.coupon',
  'totals.delivery',
  'totals.discount',
  'totals.goods',
  'totals.included',
  'totals.net',
  'totals.title',
  'totals.total',
  'totals.vat',
  'totals.vatIntraCommunity',
  'totals.volume',
];

const changesTexts: TextKey[] = [
  'cart.changes.available',
  'cart.changes.count',
  'cart.changes.dismiss',
  'cart.changes.few',
  'cart.changes.notSold',
  'cart.changes.priceDown',
  'cart.changes.priceUp',
  'cart.changes.soldOut',
  'cart.changes.title',
];

/** Of the toasts only those for an answer that never came. */
export const cartButtonTexts: TextKey[] = [
  'cart.buttonLabel',
  'cart.empty',
  'cart.error.adding',
  'client.offline',
  'price.net',
];

/** Loaded once there is a cart (routes/internal/cart-drawer.ts). */
export const cartDrawerTexts: TextKey[] = [
  ...toastTexts,
  ...lineTexts,
  ...totalsTexts,
  'cart.added',
  'cart.changes.count',
  'cart.close',
  'cart.open',
  'cart.title',
];

export const addToCartTexts: TextKey[] = [
  'cart.adding',
  'cart.error.adding',
  'cart.maximumReached',
  'client.offline',
  'price.gross',
  'price.net',
];

const couponTexts: TextKey[] = [
  'coupon.apply',
  'coupon.error.tooMany',
  'coupon.error.unknown',
  'coupon.error.wait',
  'coupon.label',
  'coupon.remove',
  'coupon.state.ApplicationStoppedByPreviousDiscount',
  'coupon.state.DoesNotMatchCart',
  'coupon.state.MatchesCart',
  'coupon.state.MaxApplicationReached',
  'coupon.state.NotActive',
  'coupon.state.NotValid',
  'coupon.title',
  'giftCard.remove',
];

const emptyTexts: TextKey[] = [
  'account.login',
  'address.optional',
  'cart.add',
  'cart.emptyLogin',
  'cart.emptyText',
  'header.departments',
  'listing.count',
  'orderStatus.title',
  'quickOrder.title',
  'quickOrder.wholeList',
  'sale.link',
  'support.productNumber',
];

const traceTexts: TextKey[] = ['trace.campaign', 'trace.list', 'trace.lowest', 'trace.title'];

const shareTexts: TextKey[] = [
  'sharedCart.copied',
  'sharedCart.copy',
  'sharedCart.hint',
  'sharedCart.link',
  'sharedCart.notCopied',
  'sharedCart.send',
  'sharedCart.share',
  'sharedCart.tooLong',
];

const savedTexts: TextKey[] = [
  'quickOrder.pieces',
  'saved.done',
  'saved.error.tooMany',
  'saved.move',
  'saved.moved',
  'saved.save',
  'saved.title',
];

const expressTexts: TextKey[] = ['express.failed', 'express.title'];

export const cartPageTexts: TextKey[] = [
  ...toastTexts,
  ...savedTexts,
  ...emptyTexts,
  ...lineTexts,
  ...totalsTexts,
  ...couponTexts,
  ...traceTexts,
  ...shareTexts,
  ...changesTexts,
  ...expressTexts,
  'label.colon',
];
