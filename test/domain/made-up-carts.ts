/** Random shops and random cart actions, and what must hold for the resulting cart. */
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart, LineItem } from '#domain/cart/cart.ts';
import type { CartFacts, ProductFact } from '#domain/cart/facts.ts';
import { sumsOf } from '#domain/cart/sums.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { type Chance, times } from './seeded.ts';
import { factsOf, productFact, storeOf, today } from './shop.ts';

export function madeUpShop(country: CountryCode, { between, often, pick }: Chance) {
  const store = storeOf(country, {
    codFeeCentAmount: between(0, 900) * smallestOf(currencyOf(country, today)),
    maximumQuantity: pick([5, 100, 1000]),
  });
  const smallest = smallestOf(store.currency);
  const products = times(between(2, 6)).map((index): ProductFact => {
    const price = between(1, pick([300, 9000, 900_000, 40_000_000]));
    const centAmount = price * smallest;
    return productFact({
      sku: `EX1000000${index}`,
      centAmount,
      freight: often(0.2),
      availableQuantity: pick([1, 3, 50, 5000]),
      ...(often(0.4) && { discountedCentAmount: between(1, price) * smallest }),
      ...(often(0.5) && { volumeDiscountGroup: 'standard' }),
    });
  });
  return { store, products, facts: factsOf(store, products) };
}

/** One to three actions; some of them cannot be carried out. */
export function madeUpActions(cart: Cart, facts: CartFacts, chance: Chance): CartAction[] {
  const { between, pick, often } = chance;
  const skus = [...facts.products.keys(), 'EX99999999'];
  const lines = [...cart.lineItems.map(({ id }) => id), 'no such line'];
  const saved = [...cart.savedForLater.map(({ id }) => id), 'no such item'];
  const code = (at: number): CartAction[] => [
    { action: 'addDiscountCode', code: `CODE${at}` },
    { action: 'removeDiscountCode', discountCode: { typeId: 'discount-code', id: `code-${at}` } },
  ];
  return times(between(1, 3)).map(() =>
    pick<CartAction>([
      ...(facts.codes.size > 0 ? code(between(0, facts.codes.size)) : []),
      { action: 'addLineItem', sku: pick(skus), quantity: between(1, often(0.1) ? 10_000 : 12) },
      { action: 'addLineItem', sku: pick(skus), quantity: between(1, 4) },
      { action: 'removeLineItem', lineItemId: pick(lines) },
      { action: 'changeLineItemQuantity', lineItemId: pick(lines), quantity: between(0, 15) },
      { action: 'saveForLater', lineItemId: pick(lines) },
      { action: pick(['moveToCart', 'removeSavedItem']), savedItemId: pick(saved) },
      { action: 'addPayment', paymentInterface: pick(['cashOnDelivery', 'bankTransfer']) },
      { action: 'recalculate', updateProductData: true },
    ]),
  );
}

/** Everything that is wrong with a cart, calculated independently of the shop's own sums. */
export function cartFaults(cart: Cart, { store, vatRate, products }: CartFacts): string[] {
  const faults: string[] = [];
  const hold = (rule: string, holds: boolean) => {
    if (!holds) faults.push(rule);
  };
  const smallest = smallestOf(store.currency);
  let goods = 0;
  for (const line of cart.lineItems) {
    const product = products.get(line.variant.sku);
    goods += line.taxedPrice.totalGross.centAmount;
    const total = line.taxedPrice.totalGross.centAmount;
    if (line.lineItemMode === 'GiftLineItem') {
      hold('a gift is one piece for nothing', line.quantity === 1 && total === 0);
      continue;
    }
    const told = toldPieces(line);
    hold(
      'a line has the price of its product, less what the cart takes off',
      total + told.off === reckoned(line, product, smallest),
    );
    hold(
      'its pieces are all told and make the line',
      told.quantity === line.quantity && told.sum === total,
    );
    const cap = Math.min(product?.availableQuantity ?? 0, store.maximumQuantity);
    hold('a line holds 1 to the most that can be had', line.quantity >= 1 && line.quantity <= cap);
  }
  const bought = cart.lineItems.filter(({ lineItemMode }) => lineItemMode === 'Standard');
  const skus = bought.map(({ variant }) => variant.sku);
  hold('a product has one line', new Set(skus).size === skus.length);
  hold('nothing is given without a purchase', bought.length > 0 || cart.lineItems.length === 0);
  const aside = cart.savedForLater.map(({ variant }) => variant.sku);
  hold('a product is saved for later once', new Set(aside).size === aside.length);
  hold(
    'what is saved for later has today’s price',
    cart.savedForLater.every(({ variant, price, quantity }) => {
      const product = products.get(variant.sku);
      return quantity >= 1 && (!product || price.value.centAmount === product.centAmount);
    }),
  );
  const { shippingInfo, discountOnTotalPrice } = cart;
  const shipping = (shippingInfo?.discountedPrice?.value ?? shippingInfo?.price)?.centAmount ?? 0;
  goods -= discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
  hold('goods do not fall below nothing', goods >= 0 && shipping >= 0);
  const fee = cart.custom.calculatedCodFee?.centAmount ?? 0;
  const total = cart.totalPrice.centAmount;
  hold('lines, shipping and fee make the total', goods + shipping + fee === total);
  const shown = sumsOf(cart);
  hold(
    'what pages and mails state makes the total',
    shown.goods - shown.discount + shown.shipping + shown.fee === total,
  );
  hold(
    'a cart has a way to travel, which costs nothing for nothing',
    shippingInfo !== undefined && (bought.length > 0 || shipping === 0),
  );
  const paid = cart.paymentInfo.payments[0];
  hold('the payment is planned with the total', !paid || paid.amountPlanned.centAmount === total);
  const byCash = paid?.paymentMethodInfo.paymentInterface === 'cashOnDelivery' && bought.length > 0;
  hold('the fee is for cash', fee === (byCash ? store.codFeeCentAmount : 0));
  const { totalNet, totalGross, taxPortions } = cart.taxedPrice;
  const tax = taxPortions.reduce((sum, { amount }) => sum + amount.centAmount, 0);
  hold('gross is the total', totalGross.centAmount === total);
  hold('net and tax make gross', totalNet.centAmount + tax === total);
  hold(
    'net is gross without its rate',
    Math.abs(totalNet.centAmount * (1 + vatRate) - total) <= smallest * 0.5 * (1 + vatRate) + 1e-6,
  );
  const amounts = JSON.stringify(cart).matchAll(/"centAmount":(\d+)/g);
  hold(
    'every amount can be shown',
    [...amounts].every(([, amount]) => Number(amount) % smallest === 0),
  );
  const currencies = JSON.stringify(cart).match(/"currencyCode":"[A-Z]+"/g) ?? [];
  hold(
    'every amount is in the currency of the store',
    new Set(currencies).size === 1 && currencies[0]?.includes(store.currency) === true,
  );
  return faults;
}

/** In cents. Amounts in HUF are whole forints. */
const smallestOf = (currency: string) => (currency === 'HUF' ? 100 : 1);

/** 5 % from 3, 10 % from 5, 15 % from 10 pieces; rounded for one piece, then multiplied. */
function reckoned(line: LineItem, product: ProductFact | undefined, smallest: number): number {
  if (!product) return Number.NaN;
  const unit = product.discountedCentAmount ?? product.centAmount;
  const { quantity } = line;
  const percent = quantity >= 10 ? 15 : quantity >= 5 ? 10 : quantity >= 3 ? 5 : 0;
  const off = product.volumeDiscountGroup
    ? Math.floor((unit * percent + 50 * smallest) / (100 * smallest)) * smallest
    : 0;
  return (unit - off) * quantity;
}

/** The cost of the pieces according to their line, and what discounts other than volume discounts took off. */
function toldPieces({ discountedPricePerQuantity, quantity, price, taxedPrice }: LineItem) {
  const unit = (price.discounted ?? price.value).centAmount;
  if (discountedPricePerQuantity.length === 0) {
    return { quantity, sum: taxedPrice.totalGross.centAmount, off: 0 };
  }
  const told = { quantity: 0, sum: 0, off: 0 };
  for (const { quantity: many, discountedPrice } of discountedPricePerQuantity) {
    let left = unit;
    for (const { discount, discountedAmount } of discountedPrice.includedDiscounts) {
      left -= discountedAmount.centAmount;
      if (!discount.id.startsWith('volume-')) told.off += discountedAmount.centAmount * many;
    }
    told.quantity += many;
    // NaN if the discounts of a piece do not lead to its price: the sum is then wrong.
    told.sum += left === discountedPrice.value.centAmount && left >= 0 ? left * many : Number.NaN;
  }
  return told;
}

/** Returns the same value deeply frozen: any change of it throws. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
