/** From lines and facts to amounts: every cent of a cart is made here. */
import { volumePermyriad } from '../discount/volume.ts';
import { addableQuantity } from '../inventory/availability.ts';
import type { Money } from '../money/money.ts';
import { moneyOf } from '../money/money-of.ts';
import { shareOf, taxWithin } from '../money/permyriad.ts';
import { vatRateFor } from '../money/vat-at-address.ts';
import type { PaymentMethodKey } from '../payment/methods.ts';
import { shippingFee, shippingRatesOf } from '../shipping/methods.ts';
import type { Store } from '../store/store.ts';
import type { Cart, LineItem, Payment } from './cart.ts';
import type { CartFacts, ProductFact } from './facts.ts';
import { goodsTotal } from './sums.ts';

/** A new line at the current price. */
export function lineItemOf(
  id: string,
  product: ProductFact,
  quantity: number,
  store: Store,
): LineItem {
  const inCurrency = (centAmount: number) => moneyOf(centAmount, store.currency);
  const { centAmount, discountedCentAmount, lowestCentAmount, volumeDiscountGroup } = product;
  const permyriad = volumePermyriad(volumeDiscountGroup, quantity);
  const unit = discountedCentAmount ?? centAmount;
  const unitAfterVolume = unit - shareOf(unit, permyriad, store.currency);
  return {
    id,
    productId: product.productId,
    name: product.name,
    productSlug: product.slug,
    productType: { key: product.productType },
    quantity,
    variant: {
      sku: product.sku,
      image: product.image,
      isPackageTypeFreight: product.isPackageTypeFreight,
      ...(product.isBware && { isBware: true }),
      ...(volumeDiscountGroup && { volumeDiscountGroup }),
      ...(product.energyLabel && { energyLabel: product.energyLabel }),
      maximumQuantity: addableQuantity(product.availableQuantity, store.maximumQuantity, 0),
      ...(product.isComing && { isUnavailable: true }),
    },
    price: {
      value: inCurrency(centAmount),
      ...(discountedCentAmount !== undefined && { discounted: inCurrency(discountedCentAmount) }),
      ...(lowestCentAmount !== undefined && { lowest: inCurrency(lowestCentAmount) }),
    },
    priceMode: 'Platform',
    ...(permyriad > 0 && {
      discountedPricePerQuantity: { value: inCurrency(unitAfterVolume), permyriad },
    }),
    taxedPrice: { totalGross: inCurrency(unitAfterVolume * quantity) },
  };
}

/** The cart with today's prices, shipping, fee and tax. A product that is gone keeps its last price. */
export function priced(cart: Cart, facts: CartFacts): Cart {
  const lineItems = cart.lineItems.map((line) => {
    const product = facts.products.get(line.variant.sku);
    return product
      ? lineItemOf(line.id, product, line.quantity, facts.store)
      : { ...line, variant: { ...line.variant, maximumQuantity: 0, isUnavailable: true } };
  });
  return totalled({ ...cart, lineItems }, facts.store, vatRateOfCart(cart, facts));
}

/**
 * The rate of the place of delivery once it is known, the store's until then. A place that nobody delivers to keeps
 * the store's: no order is made for less tax than is certain.
 */
function vatRateOfCart({ shippingAddress }: Cart, { store, at, vatRate }: CartFacts): number {
  if (!shippingAddress) return vatRate;
  const { postalCode } = shippingAddress;
  const vat = vatRateFor({ country: store.key, postalCode, at });
  return vat.kind === 'rate' ? vat.rate : vatRate;
}

/** Shipping, fee, tax and total for the lines as they are. */
export function totalled(cart: Cart, store: Store, vatRate: number): Cart {
  const inCurrency = (centAmount: number) => moneyOf(centAmount, store.currency);
  const { lineItems } = cart;
  const goods = goodsTotal(cart);
  const shippingInfo = lineItems.length > 0 ? shippingOf(lineItems, goods, store) : undefined;
  const chosen = cart.paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface;
  const codFee = chosen === 'cashOnDelivery' && goods > 0 ? store.codFeeCentAmount : undefined;
  const total = goods + (shippingInfo?.price.centAmount ?? 0) + (codFee ?? 0);
  const tax = taxWithin(total, vatRate, store.currency);
  const { shippingInfo: _old, ...rest } = cart;
  return {
    ...rest,
    ...(shippingInfo && { shippingInfo }),
    paymentInfo: { payments: chosen ? [paymentOf(chosen, inCurrency(total))] : [] },
    totalPrice: inCurrency(total),
    taxedPrice: {
      totalNet: inCurrency(total - tax),
      totalGross: inCurrency(total),
      taxPortions: [{ rate: vatRate, amount: inCurrency(tax), name: 'VAT' }],
    },
    custom: codFee === undefined ? {} : { calculatedCodFee: inCurrency(codFee) },
  };
}

/** Parcel, or freight as soon as one item travels on a pallet; free from the store's threshold on. */
function shippingOf(lineItems: readonly LineItem[], goods: number, store: Store) {
  const freight = lineItems.some((line) => line.variant.isPackageTypeFreight);
  const rates = shippingRatesOf(store.key, store.currency);
  const rate = rates.find(({ key }) => key === (freight ? 'freight' : 'parcel'));
  if (!rate) throw new Error(`store ${store.key} has no shipping rate`);
  return {
    shippingMethod: { key: rate.key },
    price: moneyOf(shippingFee(rate, goods), store.currency),
  };
}

const paymentNames: Record<PaymentMethodKey, string> = {
  bankTransfer: 'Bank transfer',
  cashOnDelivery: 'Cash on delivery',
};

function paymentOf(paymentInterface: PaymentMethodKey, amountPlanned: Money): Payment {
  return {
    paymentMethodInfo: { paymentInterface, name: { en: paymentNames[paymentInterface] } },
    amountPlanned,
  };
}

/** The cart with this payment method chosen; its amount and fee follow when it is priced. */
export function withPayment(cart: Cart, paymentInterface: PaymentMethodKey): Cart {
  return { ...cart, paymentInfo: { payments: [paymentOf(paymentInterface, cart.totalPrice)] } };
}

/** A cart with nothing in it, version 1. */
export function emptyCart(id: string, store: Store, vatRate: number): Cart {
  const zero = moneyOf(0, store.currency);
  return {
    id,
    version: 1,
    cartState: 'Active',
    store: { key: store.key },
    inventoryMode: store.inventoryMode,
    lineItems: [],
    paymentInfo: { payments: [] },
    totalPrice: zero,
    taxedPrice: {
      totalNet: zero,
      totalGross: zero,
      taxPortions: [{ rate: vatRate, amount: zero, name: 'VAT' }],
    },
    custom: {},
  };
}
