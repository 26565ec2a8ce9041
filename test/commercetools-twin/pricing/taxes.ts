/** Taxes of a cart: known once it has a shipping address. The mock knows them only for rates from outside. */
import { apportion } from '#domain/money/apportion.ts';
import { type Fields, fieldsIn, isFields, textIn } from '../store/fields-of.ts';
import type { Records } from '../store/records.ts';
import { refusal } from '../store/refusal.ts';
import { centsOf, moneyIn, type Taxed, taxedAt, taxedPrice } from './money.ts';

/** `off`: what discounts on the total take off; goods and shipping bear it in proportion. */
export async function taxedCart(cart: Fields, off: number, records: Records): Promise<Fields> {
  const address = cart.shippingAddress;
  const country = isFields(address) ? textIn(address.country) : undefined;
  const currency = isFields(cart.totalPrice) ? String(cart.totalPrice.currencyCode) : '';
  const rateOf = (item: Fields, category: unknown) =>
    cart.taxMode === 'Platform'
      ? country && platformRate(category, country, records)
      : cart.taxMode === 'External' && item.taxRate;
  const taxed = async (item: Fields, category: unknown, cents: number) => {
    const found = await rateOf(item, category);
    if (!isFields(found)) return { item: { ...item, taxRate: undefined, taxedPrice: undefined } };
    const part = taxedAt(cents, found);
    return { part, item: { ...item, taxRate: found, taxedPrice: taxedPrice(currency, [part]) } };
  };
  const lines = await Promise.all(
    fieldsIn(cart.lineItems).map(async (line) =>
      taxed(line, await categoryOf(line, records), centsOf(line.totalPrice)),
    ),
  );
  const custom = await Promise.all(
    fieldsIn(cart.customLineItems).map((line) =>
      taxed(line, line.taxCategory, centsOf(line.totalPrice)),
    ),
  );
  const info = cart.shippingInfo;
  const shipping = isFields(info)
    ? await taxed(
        info,
        info.taxCategory,
        centsOf(isFields(info.discountedPrice) ? info.discountedPrice.value : info.price),
      )
    : undefined;
  const goods = [...lines, ...custom];
  const all = shipping ? [...goods, shipping] : goods;
  const isKnown = all.length > 0 && all.every(({ part }) => part);
  const known = all.flatMap(({ part }) => part ?? []);
  const parts = less(known, off);
  const fee = shipping?.part ? parts.at(-1) : undefined;
  return {
    ...cart,
    lineItems: lines.map(({ item }) => item),
    customLineItems: custom.map(({ item }) => item),
    shippingInfo: shipping?.item,
    discountOnTotalPrice: isKnown ? withTaxes(cart, known, parts) : cart.discountOnTotalPrice,
    taxedPrice: isKnown ? taxedPrice(currency, parts) : undefined,
    taxedShippingPrice: fee && taxedPrice(currency, [fee]),
  };
}

/** The discount on the total, with and without tax. */
function withTaxes(
  { discountOnTotalPrice: held, totalPrice }: Fields,
  before: readonly Taxed[],
  after: readonly Taxed[],
) {
  if (!isFields(held)) return undefined;
  const currency = isFields(totalPrice) ? String(totalPrice.currencyCode) : '';
  const sum = (parts: readonly Taxed[], of: 'net' | 'gross') =>
    parts.reduce((total, part) => total + part[of], 0);
  const off = (of: 'net' | 'gross') => moneyIn(currency, sum(before, of) - sum(after, of));
  return { ...held, discountedNetAmount: off('net'), discountedGrossAmount: off('gross') };
}

function less(parts: readonly Taxed[], off: number): Taxed[] {
  if (off === 0) return [...parts];
  const shares = apportion(
    off,
    parts.map(({ gross }) => gross),
  );
  return parts.map(({ gross, rate, name }, at) =>
    taxedAt(gross - (shares[at] ?? 0), { amount: rate, name, includedInPrice: true }),
  );
}

async function categoryOf({ productId }: Fields, records: Records): Promise<unknown> {
  return (await records.get('product', String(productId)))?.taxCategory;
}

async function platformRate(category: unknown, country: string, records: Records) {
  if (!isFields(category)) return undefined;
  const found = await records.get('tax-category', String(category.id));
  const rate = fieldsIn(found?.rates).find((each) => each.country === country);
  if (rate) return rate;
  const id = String(category.id);
  const message = `Tax category '${id}' is missing a tax rate for country '${country}'.`;
  throw refusal('MissingTaxRateForCountry', message, { taxCategoryId: id, country });
}
