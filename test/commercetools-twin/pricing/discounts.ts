/**
 * Discounts of a cart, which the mock does not apply. Which ones apply, and to the cent how much each takes off, is
 * computed by the rules of `src/domain/discount`, which are those that commercetools documents.
 */
import { type CartDiscount, cartDiscount } from '#domain/discount/cart-discount.ts';
import { type Chosen, type CountedCode, chooseDiscounts } from '#domain/discount/choose.ts';
import type { MatchedCart, MatchedLine } from '#domain/discount/discount-match.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { type Fields, fieldsIn, isFields, numberIn, textIn } from '../store/fields-of.ts';
import type { Records } from '../store/records.ts';
import { centsOf } from './money.ts';

export type CodeInCart = { reference: Fields; code: string };

/** An amount in a predicate is written `"250.00 EUR"`; our rules compare cents. */
export const inCents = (predicate: string): string =>
  predicate.replaceAll(/"(\d+)\.(\d{2}) [A-Z]{3}"/g, (_all, whole, cents) =>
    String(Number(whole) * 100 + Number(cents)),
  );

/** Those that can be evaluated: without gifts and multi-buy. */
export function discountOf(stored: Fields): CartDiscount | undefined {
  const { id, key, stores, sortOrder, requiresDiscountCode, stackingMode, isActive } = stored;
  const target: Fields = isFields(stored.target) ? stored.target : {};
  const read = cartDiscount.safeParse({
    id,
    key: key ?? id,
    name: {},
    isActive,
    ...dates(stored),
    stores: fieldsIn(stores).map((store) => ({ key: store.key })),
    sortOrder,
    requiresDiscountCode,
    stackingMode,
    cartPredicate: inCents(String(stored.cartPredicate)),
    value: restValue(stored.value),
    target: target.type === 'lineItems' ? readableTarget(target) : target,
  });
  return read.success ? read.data : undefined;
}

const readableTarget = ({ type, predicate }: Fields) => ({
  type,
  predicate: inCents(String(predicate)),
});

const dates = ({ validFrom, validUntil }: Fields) => ({
  ...(typeof validFrom === 'string' && { validFrom }),
  ...(typeof validUntil === 'string' && { validUntil }),
});

function restValue(value: unknown): unknown {
  if (!isFields(value) || !Array.isArray(value.money)) return value;
  const money = fieldsIn(value.money).map(({ currencyCode, centAmount }) => ({
    currencyCode,
    centAmount,
  }));
  return { type: value.type, money };
}

export async function codesIn(cart: Fields, records: Records): Promise<CodeInCart[]> {
  const found = await Promise.all(
    fieldsIn(cart.discountCodes).map(async ({ discountCode: reference }) => {
      if (!isFields(reference)) return [];
      const stored = await records.get('discount-code', String(reference.id));
      return stored ? [{ reference, code: String(stored.code) }] : [];
    }),
  );
  return found.flat();
}

export async function discountsFor(
  cart: MatchedCart,
  codes: readonly CodeInCart[],
  records: Records,
): Promise<Chosen> {
  const stored = (await records.query('cart-discount', { limit: 500 })).results;
  const keys = new Map(stored.map(({ id, key }) => [id, String(key ?? id)]));
  const discounts = stored.flatMap((each) => discountOf(each) ?? []);
  const counted = await Promise.all(
    codes.map(async ({ reference, code }): Promise<[string, CountedCode]> => {
      const found = (await records.get('discount-code', String(reference.id))) ?? {};
      return [code, countedCode(found, code, keys)];
    }),
  );
  const facts = { discounts, codes: new Map(counted) };
  const names = codes.map(({ code }) => code);
  return chooseDiscounts(cart, facts, { codes: names, at: new Date(), canGive: () => false });
}

function countedCode(
  stored: Fields,
  code: string,
  keys: ReadonlyMap<unknown, string>,
): CountedCode {
  const most = numberIn(stored.maxApplications);
  const mostOfOne = numberIn(stored.maxApplicationsPerCustomer);
  return {
    id: String(stored.id),
    code,
    cartDiscounts: fieldsIn(stored.cartDiscounts).map(({ id }) => keys.get(id) ?? ''),
    isActive: stored.isActive === true,
    applications: numberIn(stored.applicationCount) ?? 0,
    ...dates(stored),
    ...(most !== undefined && { maxApplications: most }),
    ...(mostOfOne !== undefined && { maxApplicationsPerCustomer: mostOfOne }),
  };
}

export async function matchedCart(cart: Fields, records: Records): Promise<MatchedCart> {
  const { shippingAddress, store, totalPrice } = cart;
  const currency = isFields(totalPrice) ? String(totalPrice.currencyCode) : '';
  return {
    store: isFields(store) ? String(store.key) : '',
    currency: currency as CurrencyCode,
    shippingCountry: isFields(shippingAddress) ? textIn(shippingAddress.country) : undefined,
    customerEmail: textIn(cart.customerEmail),
    lines: await Promise.all(fieldsIn(cart.lineItems).map((line) => matchedLine(line, records))),
  };
}

/** Of one piece, before discounts of the cart. */
export function unitCents({ price }: Fields): number {
  if (!isFields(price)) return 0;
  return centsOf(isFields(price.discounted) ? price.discounted.value : price.value);
}

async function matchedLine(line: Fields, records: Records): Promise<MatchedLine> {
  const variant: Fields = isFields(line.variant) ? line.variant : {};
  const attributes = new Map(fieldsIn(variant.attributes).map(({ name, value }) => [name, value]));
  const text = (name: string) => textIn(attributes.get(name));
  const quantity = numberIn(line.quantity) ?? 0;
  const unitCentAmount = unitCents(line);
  const type = isFields(line.productType) ? String(line.productType.id) : '';
  return {
    sku: String(variant.sku),
    productType: textIn((await records.get('product-type', type))?.key) ?? '',
    categories: await categoryKeys(String(line.productId), records),
    brand: text('brand'),
    volumeDiscountGroup: text('volumeDiscountGroup'),
    isBware: attributes.get('isBware') === true,
    isPackageTypeFreight: attributes.get('isPackageTypeFreight') === true,
    isReduced: isFields(line.price) && isFields(line.price.discounted),
    quantity,
    unitCentAmount,
    totalCentAmount: quantity * unitCentAmount,
  };
}

async function categoryKeys(productId: string, records: Records): Promise<string[]> {
  const product = await records.get('product', productId);
  const master = product?.masterData;
  const current = isFields(master) && isFields(master.current) ? master.current : {};
  const found = await Promise.all(
    fieldsIn(current.categories).map(({ id }) => records.get('category', String(id))),
  );
  return found.flatMap((category) => textIn(category?.key) ?? []);
}
