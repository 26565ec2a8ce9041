/**
 * A cart of the shop with the goods and amounts of its remote cart: pure. What the remote does not have stays the shop's:
 * pictures and names, saved items, gift cards, what changed since the last visit. So does the VAT within a total of one
 * rate: a remote may round it for each line, and the shop's invoices for the whole (decision 85).
 */
import { isGuarantee } from '../cart/articles.ts';
import type { Cart, LineItem, ShippingInfo, TaxedPrice } from '../cart/cart.ts';
import type { CartFacts } from '../cart/facts.ts';
import { withGuaranteesAfter } from '../cart/guarantee-lines.ts';
import { lineItemOf } from '../cart/line-items.ts';
import { totalled } from '../cart/pricing.ts';
import { nothingToShip, shippingMethodReference } from '../cart/shipping.ts';
import { taxed } from '../cart/taxed.ts';
import { moneyOf } from '../money/money-of.ts';
import { shippingMethodKeys } from '../shipping/methods.ts';
import { discountsFrom, discountsOf, moneyFrom } from './adopted-discounts.ts';
import { codFeeIn, isRemoteGift, keyOfLine, keyOfRemote } from './cart-updates.ts';
import type { RemoteCart, RemoteLine, RemoteMoney } from './remote-cart.ts';

/** `wanted`: the cart as the shop prices it. `facts`: of the articles in both. */
export function adoptedCart(wanted: Cart, remote: RemoteCart, facts: CartFacts): Cart {
  const { store } = facts;
  const { taxRelief: _relief, discountOnTotalPrice: _before, ...own } = wanted;
  const lines = remote.lineItems.map((line) => adoptedLine(line, wanted, remote, facts));
  const taxedPrice = remote.taxedPrice && taxedPriceOf(remote.taxedPrice);
  const vatRate = taxedPrice?.taxPortions[0]?.rate ?? facts.vatRate;
  const isMixed = (taxedPrice?.taxPortions.length ?? 0) > 1;
  const off = remote.discountOnTotalPrice;
  const cart: Cart = {
    ...own,
    lineItems: withGuaranteesAfter(
      lines.filter((line) => !isGuarantee(line)),
      lines.filter(isGuarantee),
    ),
    shippingInfo: adoptedShipping(wanted, remote, vatRate, facts),
    discountCodes: remote.discountCodes.map(({ state, discountCode: { id, code } }) => ({
      discountCode: { id, code: code.toUpperCase() },
      state: state ?? 'NotValid',
    })),
    ...(off && {
      discountOnTotalPrice: {
        discountedAmount: moneyFrom(off.discountedAmount),
        includedDiscounts: discountsFrom(off.includedDiscounts, remote),
      },
    }),
  };
  // A remote may keep the price of a delivery when there is nothing left to deliver.
  if (lines.length === 0) {
    const shippingInfo = nothingToShip(vatRate, store.currency);
    const { discountOnTotalPrice: _none, ...empty } = cart;
    return totalled({ ...empty, shippingInfo, cartDiscounts: [] }, store, vatRate);
  }
  const fee = codFeeIn(remote);
  const stated = {
    total: remote.totalPrice.centAmount,
    ...(fee && { codFee: fee.centAmount }),
    ...(taxedPrice && isMixed && { taxedPrice }),
  };
  return totalled(
    { ...cart, cartDiscounts: discountsOf(cart, remote, store) },
    store,
    vatRate,
    stated,
  );
}

/** A line that the shop did not ask for is a gift, or was added by somebody else. */
function adoptedLine(
  line: RemoteLine,
  wanted: Cart,
  remote: RemoteCart,
  facts: CartFacts,
): LineItem {
  const own = wanted.lineItems.find(
    (each) =>
      keyOfLine(each) === keyOfRemote(line) &&
      (each.lineItemMode === 'GiftLineItem') === isRemoteGift(line),
  );
  const product = facts.products.get(line.variant.sku);
  const known =
    own ?? (product ? lineItemOf(line.id, product, line.quantity, facts.store) : foreignLine(line));
  const { value, discounted } = line.price;
  const paid = line.discountedPricePerQuantity;
  return {
    ...known,
    quantity: line.quantity,
    price: {
      ...known.price,
      value: moneyFrom(value),
      ...(discounted && { discounted: moneyFrom(discounted.value) }),
    },
    discountedPricePerQuantity: paid.map(({ quantity, discountedPrice }) => ({
      quantity,
      discountedPrice: {
        value: moneyFrom(discountedPrice.value),
        includedDiscounts: discountsFrom(discountedPrice.includedDiscounts, remote),
      },
    })),
    lineItemMode: line.lineItemMode,
    taxedPrice: { totalGross: moneyFrom(grossOf(line)) },
  };
}

/** Before the remote knows the place of delivery a line has no tax: its price contains it all the same. */
function grossOf({ taxedPrice, totalPrice, price, quantity }: RemoteLine): RemoteMoney {
  const { centAmount, ...money } = (price.discounted ?? price).value;
  return taxedPrice?.totalGross ?? totalPrice ?? { ...money, centAmount: centAmount * quantity };
}

const neutralPicture = { url: '/icon.svg', width: 64, height: 64 };

/** An article that the shop does not sell: shown as far as the remote says what it is. */
function foreignLine({
  id,
  productId,
  name,
  quantity,
  variant,
  price,
  custom,
}: RemoteLine): LineItem {
  const parentSku = custom?.parentSku;
  return {
    id,
    productId,
    name,
    productSlug: {},
    productType: { key: parentSku ? 'extra_guarantee' : 'standard_product' },
    quantity,
    variant: {
      id: 1,
      sku: variant.sku,
      image: neutralPicture,
      isPackageTypeFreight: false,
      maximumQuantity: quantity,
    },
    price: { value: moneyFrom(price.value) },
    priceMode: 'Platform',
    discountedPricePerQuantity: [],
    lineItemMode: 'Standard',
    taxedPrice: { totalGross: moneyFrom(price.value) },
    ...(parentSku && { custom: { parentSku } }),
  };
}

function adoptedShipping(
  wanted: Cart,
  remote: RemoteCart,
  vatRate: number,
  { store }: CartFacts,
): ShippingInfo {
  const { shippingInfo } = remote;
  const key = shippingMethodKeys.find((each) => each === shippingInfo?.shippingMethod?.key);
  const method = wanted.shippingInfo?.shippingMethod ?? shippingMethodReference('parcel');
  const price = shippingInfo ? moneyFrom(shippingInfo.price) : moneyOf(0, store.currency);
  const reduced = shippingInfo?.discountedPrice;
  const due = reduced ? reduced.value.centAmount : price.centAmount;
  return {
    shippingMethod: key ? shippingMethodReference(key) : method,
    shippingMethodState: shippingInfo?.shippingMethodState ?? 'MatchesCart',
    price,
    ...(reduced && {
      discountedPrice: {
        value: moneyFrom(reduced.value),
        includedDiscounts: discountsFrom(reduced.includedDiscounts, remote),
      },
    }),
    taxedPrice: shippingInfo?.taxedPrice
      ? taxedPriceOf(shippingInfo.taxedPrice)
      : taxed(due, vatRate, store.currency),
  };
}

function taxedPriceOf(price: NonNullable<RemoteCart['taxedPrice']>): TaxedPrice {
  return {
    totalNet: moneyFrom(price.totalNet),
    totalGross: moneyFrom(price.totalGross),
    taxPortions: price.taxPortions.map(({ rate, amount, name }) => ({
      rate,
      amount: moneyFrom(amount),
      name: name ?? 'VAT',
    })),
  };
}

/** SKUs in a remote cart that these facts say nothing about. */
export function unknownSkus({ lineItems }: RemoteCart, { products }: CartFacts): string[] {
  return lineItems
    .filter(({ custom }) => !custom?.parentSku)
    .map(({ variant }) => variant.sku)
    .filter((sku) => !products.has(sku));
}
