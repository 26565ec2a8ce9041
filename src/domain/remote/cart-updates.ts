/**
 * What a remote cart needs to have the content of the shop's cart: pure. Goods and codes are compared with what the remote
 * has, so that a repeated write changes nothing; details are set whenever they were changed.
 */
import { isGift, isGuarantee, parentSkuOf } from '../cart/articles.ts';
import type { Cart, LineItem } from '../cart/cart.ts';
import type { CartUpdate } from './cart-update.ts';
import type { RemoteCart, RemoteLine, RemoteMoney } from './remote-cart.ts';

/** An article has one line, and one for its guarantee. */
export const keyOfRemote = ({ variant, custom }: RemoteLine): string =>
  `${variant.sku} ${custom?.parentSku ?? ''}`;
export const keyOfLine = (line: LineItem): string =>
  `${line.variant.sku} ${parentSkuOf(line) ?? ''}`;

export const isRemoteGift = ({ lineItemMode }: RemoteLine): boolean =>
  lineItemMode === 'GiftLineItem';

/** Updates of lines and codes; none: the remote cart has this content. */
export function contentUpdates(remote: RemoteCart | undefined, wanted: Cart): CartUpdate[] {
  const held = remote?.lineItems ?? [];
  const bought = held.filter((line) => !isRemoteGift(line));
  const chosen = wanted.lineItems.filter((line) => !isGift(line));
  const wantedKeys = new Set(chosen.map(keyOfLine));
  const heldByKey = new Map(bought.toReversed().map((line) => [keyOfRemote(line), line]));
  const superfluous = bought.filter(
    (line) => !wantedKeys.has(keyOfRemote(line)) || heldByKey.get(keyOfRemote(line)) !== line,
  );
  return [
    ...[...superfluous, ...refusedGifts(held, wanted)].map(({ id }) => removal(id)),
    ...chosen.flatMap((line) => lineUpdates(heldByKey.get(keyOfLine(line)), line)),
    ...codeUpdates(remote, wanted),
  ];
}

/** Whether the remote has bought goods that are not in this cart. */
export function hasForeignLines(remote: RemoteCart, wanted: Cart): boolean {
  const wantedKeys = new Set(wanted.lineItems.map(keyOfLine));
  return remote.lineItems.some((line) => !isRemoteGift(line) && !wantedKeys.has(keyOfRemote(line)));
}

const removal = (lineItemId: string): CartUpdate => ({ action: 'removeLineItem', lineItemId });

/** A gift is added by the remote; a refused one is removed. */
function refusedGifts(held: readonly RemoteLine[], { refusedGifts: refused }: Cart): RemoteLine[] {
  const ids = new Set(refused.map(({ id }) => id));
  return held.filter(
    (line) =>
      isRemoteGift(line) &&
      line.discountedPricePerQuantity.some(({ discountedPrice }) =>
        discountedPrice.includedDiscounts.some(({ discount }) => ids.has(discount.id)),
      ),
  );
}

function lineUpdates(held: RemoteLine | undefined, line: LineItem): CartUpdate[] {
  const { quantity, variant, supplyChannel, distributionChannel } = line;
  const parentSku = parentSkuOf(line);
  if (!held) {
    return [
      {
        action: 'addLineItem',
        sku: variant.sku,
        quantity,
        ...(supplyChannel && { supplyChannel }),
        ...(distributionChannel && { distributionChannel }),
        ...(parentSku && { custom: { parentSku } }),
        ...ownPrice(line),
      },
    ];
  }
  const lineItemId = held.id;
  return [
    ...(held.quantity === quantity
      ? []
      : [{ action: 'changeLineItemQuantity' as const, lineItemId, quantity, ...ownPrice(line) }]),
    ...(!supplyChannel || held.supplyChannel?.id === supplyChannel.id
      ? []
      : [{ action: 'setLineItemSupplyChannel' as const, lineItemId, supplyChannel }]),
    ...(!distributionChannel || held.distributionChannel?.id === distributionChannel.id
      ? []
      : [{ action: 'setLineItemDistributionChannel' as const, lineItemId, distributionChannel }]),
  ];
}

/** The shop derives the price of a guarantee from its article's. */
const ownPrice = (line: LineItem) => (isGuarantee(line) ? { externalPrice: line.price.value } : {});

/** Codes are in upper case in the shop, and as somebody wrote them in the remote. */
const codeKey = (code: string): string => code.toUpperCase();

function codeUpdates(remote: RemoteCart | undefined, wanted: Cart): CartUpdate[] {
  const held = remote?.discountCodes ?? [];
  const heldCodes = new Set(held.map(({ discountCode }) => codeKey(discountCode.code)));
  const wantedCodes = wanted.discountCodes.map(({ discountCode }) => discountCode.code);
  return [
    ...held
      .filter(({ discountCode }) => !wantedCodes.includes(codeKey(discountCode.code)))
      .map(({ discountCode: { id } }) => ({
        action: 'removeDiscountCode' as const,
        discountCode: { typeId: 'discount-code' as const, id },
      })),
    ...wantedCodes
      .filter((code) => !heldCodes.has(code))
      .map((code) => ({ action: 'addDiscountCode' as const, code })),
  ];
}

/** Updates of what is no content. `before`: the cart whose details the remote has; absent: it has none. */
function detailUpdates(
  remote: RemoteCart | undefined,
  before: Cart | undefined,
  wanted: Cart,
): CartUpdate[] {
  const { customerEmail, customerId, billingAddress, shippingAddress } = wanted;
  const { customerAgreedToSendEmail, utmSource } = wanted.custom;
  const fields = {
    ...(customerAgreedToSendEmail !== undefined && { customerAgreedToSendEmail }),
    ...(utmSource !== undefined && { utmSource }),
  };
  const fieldsBefore = {
    customerAgreedToSendEmail: before?.custom.customerAgreedToSendEmail,
    utmSource: before?.custom.utmSource,
  };
  return [
    ...(customerId && customerId !== remote?.customerId
      ? [{ action: 'setCustomerId' as const, customerId }]
      : []),
    ...(customerEmail && customerEmail !== before?.customerEmail
      ? [{ action: 'setCustomerEmail' as const, email: customerEmail }]
      : []),
    ...(billingAddress && !isSame(billingAddress, before?.billingAddress)
      ? [{ action: 'setBillingAddress' as const, address: billingAddress }]
      : []),
    ...(shippingAddress && !isSame(shippingAddress, before?.shippingAddress)
      ? [{ action: 'setShippingAddress' as const, address: shippingAddress }]
      : []),
    ...(isSame({ customerAgreedToSendEmail, utmSource }, fieldsBefore)
      ? []
      : [{ action: 'setCustomFields' as const, fields }]),
  ];
}

/**
 * The way of delivery and of payment, which depend on the goods: the remote has them when the other updates are made.
 * `codFee` is what the shop takes for cash on delivery.
 */
function choiceUpdates(
  remote: RemoteCart | undefined,
  before: Cart | undefined,
  wanted: Cart,
): CartUpdate[] {
  const wantedMethod = wanted.shippingInfo?.shippingMethod.key;
  const heldMethod = remote?.shippingInfo?.shippingMethod?.key;
  const paymentInterface = chosenPayment(wanted);
  const codFee = wanted.custom.calculatedCodFee;
  const isPaidOtherwise =
    paymentInterface !== (before && chosenPayment(before)) ||
    codFee?.centAmount !== (remote && codFeeIn(remote))?.centAmount;
  return [
    ...(wanted.lineItems.length > 0 && wantedMethod && wantedMethod !== heldMethod
      ? [{ action: 'setShippingMethod' as const, key: wantedMethod }]
      : []),
    ...(isPaidOtherwise
      ? [
          {
            action: 'setPaymentMethod' as const,
            ...(paymentInterface && { paymentInterface }),
            ...(codFee && { codFee }),
          },
        ]
      : []),
  ];
}

/** The slug of the remote line that is the fee for cash on delivery. */
export const codFeeSlug = 'cash-on-delivery';

/** A field of the cart, or a line of its own. */
export function codFeeIn({ custom, customLineItems }: RemoteCart): RemoteMoney | undefined {
  const line = customLineItems.find(({ slug }) => slug === codFeeSlug);
  return custom?.calculatedCodFee ?? line?.totalPrice ?? undefined;
}

const chosenPayment = ({ paymentInfo }: Cart) =>
  paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface;

/** All of them, in an order in which each can be made. */
export function cartUpdates(
  remote: RemoteCart | undefined,
  before: Cart | undefined,
  wanted: Cart,
): CartUpdate[] {
  return [
    ...detailUpdates(remote, before, wanted),
    ...contentUpdates(remote, wanted),
    ...choiceUpdates(remote, before, wanted),
  ];
}

/** Equal but for absent fields. */
function isSame(one: object | undefined, other: object | undefined): boolean {
  return textOf(one) === textOf(other);
}

const textOf = (value: object | undefined): string =>
  JSON.stringify(
    Object.entries(value ?? {})
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
