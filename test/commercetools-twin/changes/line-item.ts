/** Makes a line of an article for a cart: the article as it is now, its price for the cart's country and currency. */
import { randomUUID } from 'node:crypto';
import { chosenPrice, withPrices } from '../pricing/price-choice.ts';
import { type Fields, fieldsIn, isFields, numberIn, textIn } from '../store/fields-of.ts';
import type { Records } from '../store/records.ts';
import { refusal } from '../store/refusal.ts';
import { whereSku } from '../store/storage.ts';

export async function lineOf(cart: Fields, action: Fields, records: Records): Promise<Fields> {
  const product = await productOf(action, records);
  const data = currentOf(product);
  const sku = textIn(action.sku);
  const variant = fieldsIn([data?.masterVariant, ...fieldsIn(data?.variants)]).find((each) =>
    sku ? each.sku === sku : each.id === (action.variantId ?? 1),
  );
  if (!product || !data || !variant) throw noProduct(action, cart);
  const { externalPrice } = action;
  const [supplyChannel, distributionChannel] = await Promise.all(
    [action.supplyChannel, action.distributionChannel].map((channel) =>
      isFields(channel) ? channelOf(channel, records) : undefined,
    ),
  );
  const price = isFields(externalPrice)
    ? { id: randomUUID(), value: { ...externalPrice, type: 'centPrecision', fractionDigits: 2 } }
    : chosenPrice(await withPrices(variant, product, records), {
        currency: currencyOf(cart),
        country: cart.country,
        channelId: distributionChannel?.id,
      });
  if (!price) throw noPrice(product, variant, cart);
  const { currencyCode } = isFields(price.value) ? price.value : {};
  return {
    id: randomUUID(),
    ...(textIn(action.key) && { key: action.key }),
    addedAt: textIn(action.addedAt) ?? new Date().toISOString(),
    productId: product.id,
    productKey: product.key,
    productSlug: data.slug,
    productType: product.productType,
    name: data.name,
    variant,
    price,
    quantity: numberIn(action.quantity) ?? 1,
    discountedPricePerQuantity: [],
    lineItemMode: 'Standard',
    priceMode: isFields(externalPrice) ? 'ExternalPrice' : 'Platform',
    state: [],
    // Computed when the cart is stored.
    totalPrice: { type: 'centPrecision', currencyCode, centAmount: 0, fractionDigits: 2 },
    ...(isFields(action.externalTaxRate) && { taxRate: action.externalTaxRate }),
    taxedPricePortions: [],
    perMethodTaxRate: [],
    ...(isFields(action.custom) && { custom: await customOf(action.custom, records) }),
    ...(supplyChannel && { supplyChannel }),
    ...(distributionChannel && { distributionChannel }),
  };
}

function noProduct({ sku, productId, variantId }: Fields, cart: Fields) {
  const named = textIn(sku) ? `an sku '${String(sku)}'` : `an id '${String(productId)}'`;
  const itemIdentification = textIn(sku)
    ? { type: 'LineItemSkuIdentification', sku }
    : { type: 'LineItemProductIdIdentification', productId, variantId };
  const message = `LineItem error: No published product with ${named} exists.`;
  const more = { itemIdentification, resourceId: cart.id, resourceIdentifier: 'cart' };
  return refusal('InvalidInput', message, more);
}

async function productOf({ sku, productId }: Fields, records: Records): Promise<Fields | null> {
  if (typeof sku === 'string') return records.first('product', whereSku(sku));
  return typeof productId === 'string' ? records.get('product', productId) : null;
}

/** Undefined if it is not published. */
function currentOf(product: Fields | null): Fields | undefined {
  const master = product?.masterData;
  return isFields(master) && master.published !== false && isFields(master.current)
    ? master.current
    : undefined;
}

const currencyOf = ({ totalPrice }: Fields) =>
  isFields(totalPrice) ? totalPrice.currencyCode : undefined;

function noPrice(product: Fields, variant: Fields, cart: Fields) {
  const country = String(cart.country);
  const message = `The product with ID '${String(product.id)}' has no price for country '${country}' in variant '${String(variant.id)}'.`;
  return refusal('MatchingPriceNotFound', message, {
    productId: product.id,
    variantId: variant.id,
    currency: currencyOf(cart),
    country,
  });
}

async function customOf({ type, fields }: Fields, records: Records): Promise<Fields> {
  const { id, key }: Fields = isFields(type) ? type : {};
  const found =
    typeof id === 'string'
      ? await records.get('type', id)
      : await records.byKey('type', String(key));
  if (!found) {
    const message = `The referenced object of type 'type' was not found.`;
    throw refusal('ReferencedResourceNotFound', message, { typeId: 'type', id, key });
  }
  return { type: { typeId: 'type', id: found.id }, fields: isFields(fields) ? fields : {} };
}

export async function channelOf({ id, key }: Fields, records: Records): Promise<Fields> {
  const found =
    typeof id === 'string'
      ? await records.get('channel', id)
      : await records.byKey('channel', String(key));
  if (found) return { typeId: 'channel', id: found.id };
  const message = `The referenced object of type 'channel' was not found.`;
  throw refusal('ReferencedResourceNotFound', message, { typeId: 'channel', id, key });
}
