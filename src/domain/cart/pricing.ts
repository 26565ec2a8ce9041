/** Calculates every amount of a cart from its lines and facts. */
import type { CartDiscount } from '../discount/cart-discount.ts';
import type { VolumeDiscountRules } from '../discount/volume.ts';
import { volumeDiscountsOf } from '../discount/volume-discounts.ts';
import { amountToPay, giftCardBalance, giftCardCents, redeemed } from '../gift-card/used-cards.ts';
import { netOf } from '../money/basis-points.ts';
import { moneyOf } from '../money/money-of.ts';
import { vatRateFor } from '../money/vat-at-address.ts';
import type { Order } from '../order/order.ts';
import { cashRounding } from '../payment/cash-rounding.ts';
import type { PaymentMethodKey } from '../payment/methods.ts';
import { paymentBy } from '../payment/payment-by.ts';
import type { Store } from '../store/store.ts';
import { taxReliefOf, vatCheckForCart } from '../vat/relief.ts';
import { intraCommunityName } from '../vat/tax-rule.ts';
import { isGift, isGuarantee, isOfGiftCards } from './articles.ts';
import { type Bill, billOf } from './bill.ts';
import type { Cart, LineItem, NormalisedDiscount, TaxedPrice } from './cart.ts';
import { withoutStaleChanges } from './changes.ts';
import type { CartFacts } from './facts.ts';
import { withBalances, withCards } from './gift-cards.ts';
import { guaranteesOf, withGuaranteesAfter } from './guarantee-lines.ts';
import { giftOf, includedDiscounts, refreshedLine, withDiscounts } from './line-items.ts';
import { refreshedSavedItems } from './saved.ts';
import { nothingToShip, withShipping } from './shipping.ts';
import { discountAmounts, goodsTotal, shippingPrice } from './sums.ts';
import { taxed } from './taxed.ts';
import { withoutVat, withVat } from './without-vat.ts';

/** The cart with current prices, discounts, shipping, fee and tax. */
export function priced(stored: Cart, known: CartFacts): Cart {
  const cart = grossOf(stored);
  const isValue = isOfGiftCards(cart);
  // No discount, VAT or delivery applies to gift cards, and none pays for one (decision 65).
  const facts = isValue ? { ...known, discounts: [], giftCards: [] } : known;
  const { store, products } = facts;
  const lines = cart.lineItems
    .filter((line) => !isGift(line) && !isGuarantee(line))
    .map((line) => refreshedLine(line, products.get(line.variant.sku), store));
  const guarantees = guaranteesOf(lines, cart.lineItems, facts);
  const bill = billOf(cart, lines, goodsTotal({ lineItems: guarantees }), facts);
  const reduced = lines.map((line, at) =>
    withDiscounts(line, bill.lines[at] ?? [], store.currency),
  );
  const changed: Cart = {
    ...cart,
    lineItems: [
      ...withGuaranteesAfter(reduced, guarantees),
      ...giftsOf(cart, bill.chosen.discounts, facts),
    ],
    savedForLater: cart.savedForLater.map((item) =>
      refreshedSavedItems(item, products.get(item.variant.sku), store),
    ),
    discountCodes: cart.discountCodes.map(({ discountCode }, at) => ({
      discountCode,
      state: bill.chosen.codes[at]?.state ?? 'NotValid',
    })),
  };
  const delivered = deliveryVatOf(cart, facts);
  // A place without delivery keeps the store's rate, so that no order is created with too little tax.
  const placeRate = delivered?.kind === 'rate' ? delivered.rate : facts.vatRate;
  const vatRate = isValue ? 0 : placeRate;
  const shipped = withShipping(withTotalDiscount(changed, bill), bill, store, vatRate);
  const relief = isValue ? undefined : taxReliefOf(cart, facts, delivered);
  const due = relief ? withoutVat(shipped, relief, store.currency) : shipped;
  const check = vatCheckForCart(cart, facts);
  const shown: Cart = {
    ...due,
    ...(check && { vatCheck: { number: check.number, result: check.result } }),
    cartDiscounts: normalised(due, bill.chosen.discounts, facts.codes, store.volumeDiscounts),
  };
  const current = withBalances(withoutStaleChanges(shown), facts);
  return totalled(current, store, relief ? 0 : vatRate);
}

/** The cart with VAT in its prices: whether VAT is due is decided again. */
function grossOf({ taxRelief: _relief, vatCheck: _check, ...cart }: Cart): Cart {
  return { ...cart, lineItems: cart.lineItems.map(withVat) };
}

/** One piece of each gift that is available and not refused; its line has a stable id. */
function giftsOf(
  { refusedGifts }: Cart,
  discounts: readonly CartDiscount[],
  { store, products }: CartFacts,
): LineItem[] {
  return discounts.flatMap(({ id, value }) => {
    if (value.type !== 'giftLineItem' || refusedGifts.some((gift) => gift.id === id)) return [];
    const product = products.get(value.sku);
    return product ? [giftOf(`gift-${id}`, product, id, store)] : [];
  });
}

function withTotalDiscount(cart: Cart, { goods }: Bill): Cart {
  const { discountOnTotalPrice: _old, ...rest } = cart;
  if (goods.included.length === 0) return rest;
  const { currencyCode } = cart.totalPrice;
  const off = goods.included.reduce((sum, { centAmount }) => sum + centAmount, 0);
  return {
    ...rest,
    discountOnTotalPrice: {
      discountedAmount: moneyOf(off, currencyCode),
      includedDiscounts: includedDiscounts(goods.included, currencyCode),
    },
  };
}

/** The discounts applied, each listed once with its total amount. */
export function normalised(
  cart: Cart | Order,
  chosen: readonly CartDiscount[],
  codes: CartFacts['codes'],
  volumeRules: VolumeDiscountRules,
): NormalisedDiscount[] {
  const off = discountAmounts(cart);
  const { currencyCode } = cart.totalPrice;
  const bringing = cart.discountCodes.filter(({ state }) => state === 'MatchesCart');
  const codeOf = (key: string) =>
    bringing.find(({ discountCode: { code } }) => codes.get(code)?.cartDiscounts.includes(key))
      ?.discountCode.code;
  const known = [
    ...volumeDiscountsOf(volumeRules).map((discount) => ({
      ...discount,
      name: {},
      requiresDiscountCode: false,
    })),
    ...chosen,
  ];
  return known.flatMap(({ id, key, name, value, target, volumeDiscountGroup, ...discount }) => {
    const centAmount = off.get(id);
    const code = discount.requiresDiscountCode ? codeOf(key) : undefined;
    if (centAmount === undefined) return [];
    return {
      id,
      name,
      type: value.type,
      ...(target && { target: target.type }),
      ...(value.type === 'relative' && { permyriad: value.permyriad }),
      ...(volumeDiscountGroup && { volumeDiscountGroup }),
      discountedAmount: moneyOf(centAmount, currencyCode),
      requiresDiscountCode: discount.requiresDiscountCode,
      ...(code && { code }),
    };
  });
}

/** The VAT of the delivery address; undefined if there is no address yet. */
function deliveryVatOf({ shippingAddress }: Cart, { store, at }: CartFacts) {
  if (!shippingAddress) return undefined;
  return vatRateFor({ country: store.key, postalCode: shippingAddress.postalCode, at });
}

/** What cash on delivery adds to the cart, in cents. */
export function codFeeOf({ taxRelief }: Pick<Cart, 'taxRelief'>, store: Store): number {
  const { codFeeCentAmount, currency } = store;
  return taxRelief ? netOf(codFeeCentAmount, taxRelief.rate, currency) : codFeeCentAmount;
}

/**
 * The amounts that a remote backend has calculated, VAT included. `codFee`: absent if nothing is paid in cash, or if the
 * shop itself knows it.
 */
export type StatedTotal = { total: number; codFee?: number; taxedPrice?: TaxedPrice };

/**
 * Calculates fee, tax, total and what gift cards pay of it; lines, discounts and shipping stay as they are. `vatRate`: 0
 * with VAT relief. `stated`: these amounts hold, and only what follows from them is calculated.
 */
export function totalled(cart: Cart, store: Store, vatRate: number, stated?: StatedTotal): Cart {
  const inCurrency = (centAmount: number) => moneyOf(centAmount, store.currency);
  const { lineItems, discountOnTotalPrice, taxRelief } = cart;
  const ruleName = taxRelief && intraCommunityName;
  const {
    calculatedCodFee,
    codFeeTaxedPrice,
    codFeeTitle,
    cashRounding: _,
    ...others
  } = cart.custom;
  const goods = goodsTotal(cart) - (discountOnTotalPrice?.discountedAmount.centAmount ?? 0);
  const chosen = cart.paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface;
  const { currency } = store;
  const { giftCards = [] } = cart;
  const delivered = stated ? stated.total - (stated.codFee ?? 0) : goods + shippingPrice(cart);
  const isCovered = giftCards.length > 0 && giftCardBalance(cart) >= delivered;
  const isPaidByCash = chosen === 'cashOnDelivery' && lineItems.length > 0 && !isCovered;
  const ownFee = isPaidByCash ? codFeeOf(cart, store) : undefined;
  const codFee = stated ? stated.codFee : ownFee;
  const total = delivered + (codFee ?? 0);
  const cards = redeemed(giftCards, inCurrency(total));
  const rest = total - giftCardCents({ giftCards: cards });
  const rounding = isPaidByCash ? cashRounding(store.key, rest) : 0;
  return {
    ...withCards(cart, cards),
    paymentInfo: { payments: chosen ? [paymentBy(chosen, inCurrency(rest))] : [] },
    totalPrice: inCurrency(total),
    taxedPrice: stated?.taxedPrice ?? taxed(total, vatRate, currency, ruleName),
    custom: {
      ...others,
      ...(codFee !== undefined && {
        calculatedCodFee: inCurrency(codFee),
        codFeeTaxedPrice: taxed(codFee, vatRate, currency, ruleName),
        ...(store.codFeeTitle && { codFeeTitle: store.codFeeTitle }),
      }),
      ...(rounding !== 0 && { cashRounding: inCurrency(rounding) }),
    },
  };
}

/** The cart with this payment method chosen; its amount and fee follow when it is priced. */
export function withPayment(cart: Cart, paymentInterface: PaymentMethodKey): Cart {
  return { ...cart, paymentInfo: { payments: [paymentBy(paymentInterface, amountToPay(cart))] } };
}

export function emptyCart(id: string, store: Store, vatRate: number): Cart {
  return {
    id,
    version: 1,
    cartState: 'Active',
    store: { key: store.key },
    inventoryMode: store.inventoryMode,
    lineItems: [],
    savedForLater: [],
    shippingInfo: nothingToShip(vatRate, store.currency),
    paymentInfo: { payments: [] },
    discountCodes: [],
    refusedGifts: [],
    cartDiscounts: [],
    totalPrice: moneyOf(0, store.currency),
    taxedPrice: taxed(0, vatRate, store.currency),
    taxMode: 'Platform',
    custom: {},
  };
}
