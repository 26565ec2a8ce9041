/**
 * Random discounts of every kind, each with its predicate as a function; and the total of a cart calculated from them
 * piece by piece, without the code of the shop.
 */
import type { Cart, LineItem } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { type CartDiscount, cartDiscount } from '#domain/discount/cart-discount.ts';
import { type Chance, times } from './seeded.ts';

type Asked = { sku: string; quantity: number; unit: number; isReduced: boolean };
export type MadeUpDiscount = {
  discount: CartDiscount;
  /** The predicate of its target. */
  isMeant: (line: Asked) => boolean;
  isCartMeant: (lines: readonly Asked[]) => boolean;
};

export function madeUpDiscounts(facts: CartFacts, chance: Chance): MadeUpDiscount[] {
  const { between, often, pick } = chance;
  const { currency } = facts.store;
  const smallest = currency === 'HUF' ? 100 : 1;
  const money = (most: number) => [
    { currencyCode: currency, centAmount: between(0, most) * smallest },
  ];
  const sku = pick([...facts.products.keys()]);
  const ofLines = [
    { predicate: '1 = 1', isMeant: () => true },
    { predicate: `sku = "${sku}"`, isMeant: (line: Asked) => line.sku === sku },
    { predicate: 'not(quantity < 3)', isMeant: (line: Asked) => line.quantity >= 3 },
    {
      predicate: 'isReduced = false and price.centAmount > 1000',
      isMeant: (line: Asked) => !line.isReduced && line.unit > 1000,
    },
  ];
  const ofCart = [
    { cartPredicate: '1 = 1', isCartMeant: () => true },
    {
      cartPredicate: 'lineItemCount(1 = 1) >= 4',
      isCartMeant: (lines: readonly Asked[]) => sum(lines, ({ quantity }) => quantity) >= 4,
    },
    {
      cartPredicate: `lineItemTotal(sku = "${sku}") > 5000 or currency = "none"`,
      isCartMeant: (lines: readonly Asked[]) =>
        sum(lines, (line) => (line.sku === sku ? line.quantity * line.unit : 0)) > 5000,
    },
  ];
  return times(between(1, 5)).map((at) => {
    const { predicate, isMeant } = pick(ofLines);
    const { cartPredicate, isCartMeant } = pick(ofCart);
    const value = pick<CartDiscount['value']>([
      { type: 'relative', permyriad: pick([1, 333, 500, 1250, 9999, 10_000]) },
      { type: 'absolute', money: money(pick([7, 900, 90_000])) },
      { type: 'fixed', money: money(pick([10, 5000])) },
      { type: 'giftLineItem', sku: pick([...facts.products.keys()]) },
    ]);
    const target = pick<NonNullable<CartDiscount['target']>>([
      { type: 'lineItems', predicate },
      { type: 'lineItems', predicate },
      { type: 'shipping' },
      { type: 'totalPrice' },
    ]);
    const discount = cartDiscount.parse({
      id: `discount-${at}`,
      key: `key-${at}`,
      name: { en: `Discount ${at}` },
      isActive: often(0.9),
      stores: pick([
        [],
        [],
        [{ key: facts.store.key }],
        [{ key: facts.store.key === 'de' ? 'fr' : 'de' }],
      ]),
      // Unique, so that the order is certain.
      sortOrder: `0.${between(1, 9)}${at + 1}`,
      requiresDiscountCode: often(0.4),
      stackingMode: often(0.15) ? 'StopAfterThisDiscount' : 'Stacking',
      cartPredicate,
      value,
      ...(value.type !== 'giftLineItem' && { target }),
    });
    return { discount, isMeant, isCartMeant };
  });
}

/** The total calculated piece by piece, after the discounts on goods and shipping, and the SKUs of the gifts. */
export function reckonedCart(
  cart: Cart,
  made: readonly MadeUpDiscount[],
  { store, products, codes }: CartFacts,
  shippingFee: (goods: number) => number,
) {
  const smallest = store.currency === 'HUF' ? 100 : 1;
  const lines = cart.lineItems
    .filter(({ lineItemMode }) => lineItemMode === 'Standard')
    .map((line) => ({ ...askedOf(line, smallest), pieces: [] as number[] }));
  for (const line of lines) line.pieces = times(line.quantity).map(() => line.unit);
  const brought = cart.discountCodes.flatMap(({ discountCode: { code } }) => {
    const known = codes.get(code);
    const isSpent = known?.maxApplications && known.applications >= known.maxApplications;
    return known?.isActive && !isSpent ? known.cartDiscounts : [];
  });
  let [offGoods, shippingOff] = [[] as CartDiscount[], [] as CartDiscount[]];
  const gifts: string[] = [];
  for (const { discount, isMeant, isCartMeant } of made.toSorted(
    (a, b) => Number(b.discount.sortOrder) - Number(a.discount.sortOrder),
  )) {
    const { isActive, stores, requiresDiscountCode, key, value, target, stackingMode } = discount;
    if (!isActive || lines.length === 0 || !isCartMeant(lines)) continue;
    if (stores[0] && stores[0].key !== store.key) continue;
    if (requiresDiscountCode && !brought.includes(key)) continue;
    const meant = lines.filter(isMeant);
    if (target?.type === 'lineItems' && meant.length === 0) continue;
    if (value.type === 'giftLineItem') {
      if ((products.get(value.sku)?.availableQuantity ?? 0) === 0) continue;
      gifts.push(value.sku);
    } else if (target?.type === 'lineItems') reduce(meant, value, smallest);
    else if (target?.type === 'totalPrice') offGoods = [...offGoods, discount];
    else shippingOff = [...shippingOff, discount];
    if (stackingMode === 'StopAfterThisDiscount') break;
  }
  const goods = sum(lines, ({ pieces }) => sum(pieces, (piece) => piece));
  const less = (amount: number, discount: CartDiscount) =>
    lessened(amount, discount.value, smallest);
  const shipping = lines.length > 0 ? shippingFee(goods) : 0;
  return { total: offGoods.reduce(less, goods) + shippingOff.reduce(less, shipping), gifts };
}

function askedOf(line: LineItem, smallest: number): Asked {
  const { quantity, price, variant } = line;
  const list = (price.discounted ?? price.value).centAmount;
  const percent = quantity >= 10 ? 15 : quantity >= 5 ? 10 : quantity >= 3 ? 5 : 0;
  const off = variant.volumeDiscountGroup ? halfUp(list * percent, 100 * smallest) * smallest : 0;
  return {
    sku: variant.sku,
    quantity,
    unit: list - off,
    isReduced: price.discounted !== undefined,
  };
}

function reduce(
  lines: readonly { pieces: number[] }[],
  value: CartDiscount['value'],
  smallest: number,
): void {
  if (value.type !== 'absolute') {
    for (const line of lines)
      line.pieces = line.pieces.map((piece) => lessened(piece, value, smallest));
    return;
  }
  const sums = lines.map(({ pieces }) => sum(pieces, (piece) => piece));
  const amount = Math.min(
    value.money[0]?.centAmount ?? 0,
    sum(sums, (each) => each),
  );
  const parts = shared(amount / smallest, sums);
  for (const [at, line] of lines.entries()) {
    // Pieces of the same price share its part of the discount; the last pieces take the remainder.
    const prices = line.pieces.filter(
      (piece, place) => piece !== line.pieces[place - 1] || place === 0,
    );
    const groups = prices.map((price) => line.pieces.filter((piece) => piece === price));
    const perGroup = shared(
      parts[at] ?? 0,
      groups.map((group) => sum(group, (piece) => piece)),
    );
    line.pieces = groups.flatMap((group, place) => {
      const units = perGroup[place] ?? 0;
      const each = Math.floor(units / group.length);
      const more = units - each * group.length;
      return group.map(
        (piece, index) => piece - (each + Number(index >= group.length - more)) * smallest,
      );
    });
  }
}

/** Distributes the units one by one, each to the weight furthest below its fair share. */
function shared(units: number, weights: readonly number[]): number[] {
  const whole = BigInt(sum(weights, (weight) => weight));
  if (whole === 0n) return weights.map(() => 0);
  const parts = weights.map((weight) => Number((BigInt(units) * BigInt(weight)) / whole));
  while (sum(parts, (part) => part) < units) {
    const lacks = weights.map(
      (weight, at) => BigInt(units) * BigInt(weight) - BigInt(parts[at] ?? 0) * whole,
    );
    const most = lacks.reduce((best, lack, at) => (lack > (lacks[best] ?? 0n) ? at : best), 0);
    parts[most] = (parts[most] ?? 0) + 1;
  }
  return parts;
}

function lessened(amount: number, value: CartDiscount['value'], smallest: number): number {
  if (value.type === 'relative') {
    return amount - halfUp(amount * value.permyriad, 10_000 * smallest) * smallest;
  }
  const money = 'money' in value ? (value.money[0]?.centAmount ?? 0) : 0;
  return value.type === 'fixed' ? Math.min(amount, money) : Math.max(0, amount - money);
}

const halfUp = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);
