/** Creates an order from a cart. The mock copies most of the cart; the rules and the rest are here. */
import { type Fields, fieldsIn, isFields, numberIn } from '../store/fields-of.ts';
import type { Records } from '../store/records.ts';
import { refusal, requireVersion } from '../store/refusal.ts';
import { stockEntries } from '../store/stock-entries.ts';

const copied = ['inventoryMode', 'customLineItems', 'directDiscounts', 'itemShippingAddresses'];
const stated = ['orderState', 'paymentState', 'shipmentState', 'purchaseOrderNumber', 'custom'];

export async function orderFromCart(
  draft: Fields,
  isSeen: (cart: Fields) => boolean,
  records: Records,
): Promise<Fields> {
  const { version, orderNumber } = draft;
  const cart = await cartOf(draft, records);
  if (!cart || !isSeen(cart)) {
    throw refusal('ReferencedResourceNotFound', 'The referenced cart was not found.', {
      typeId: 'cart',
    });
  }
  const id = String(cart.id);
  requireVersion(cart, version);
  requireOrderable(cart);
  if (typeof orderNumber === 'string') await requireFree(orderNumber, records);
  await takeFromStock(cart, records);
  const created = await records.create('order', {
    cart: { typeId: 'cart', id },
    version,
    ...(typeof orderNumber === 'string' && { orderNumber }),
  });
  await records.patch('cart', cart, {
    cartState: 'Ordered',
    version: Number(version) + 1,
    lastModifiedAt: new Date().toISOString(),
  });
  await countCodes(cart, records);
  return records.patch('order', created, {
    ...picked(cart, copied),
    ...picked(draft, stated),
    // The mock makes up a number; without one in the draft an order has none.
    ...(typeof orderNumber !== 'string' && { orderNumber: undefined }),
  });
}

const picked = (source: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (source[name] == null ? [] : [[name, source[name]]])));

async function cartOf({ cart, id }: Fields, records: Records): Promise<Fields | null> {
  if (typeof id === 'string') return records.get('cart', id);
  if (!isFields(cart)) return null;
  return typeof cart.id === 'string'
    ? records.get('cart', cart.id)
    : records.byKey('cart', String(cart.key));
}

function requireOrderable(cart: Fields) {
  const id = String(cart.id);
  const refuse = (message: string) => refusal('InvalidOperation', message);
  if (cart.cartState !== 'Active') {
    throw refuse(`The cart with ID '${id}' is in state '${String(cart.cartState)}'.`);
  }
  if (fieldsIn(cart.lineItems).length + fieldsIn(cart.customLineItems).length === 0) {
    throw refuse(`The cart with ID '${id}' has no line items.`);
  }
  if (!cart.shippingAddress) throw refuse(`The cart with ID '${id}' has no shipping address.`);
}

async function requireFree(orderNumber: string, records: Records) {
  if (!(await records.first('order', `orderNumber = ${JSON.stringify(orderNumber)}`))) return;
  const message = `A duplicate value '"${orderNumber}"' exists for field 'orderNumber'.`;
  throw refusal('DuplicateField', message, { field: 'orderNumber', duplicateValue: orderNumber });
}

/** `ReserveOnOrder` refuses what is not there, `TrackOnly` counts below zero, `None` does not count. */
async function takeFromStock(cart: Fields, records: Records) {
  const mode = cart.inventoryMode;
  if (mode !== 'ReserveOnOrder' && mode !== 'TrackOnly') return;
  const wanted = new Map<string, { sku: string; channelId: unknown; quantity: number }>();
  for (const { variant, quantity, supplyChannel } of fieldsIn(cart.lineItems)) {
    const sku = isFields(variant) ? String(variant.sku) : '';
    const channelId = isFields(supplyChannel) ? supplyChannel.id : undefined;
    const key = JSON.stringify([sku, channelId]);
    const before = wanted.get(key)?.quantity ?? 0;
    wanted.set(key, { sku, channelId, quantity: before + (numberIn(quantity) ?? 0) });
  }
  const entries = await Promise.all(
    [...wanted.values()].map(async ({ channelId, ...pieces }) => ({
      ...pieces,
      entry: (await stockEntries(pieces.sku, records)).find(({ supplyChannel }) =>
        channelId ? isFields(supplyChannel) && supplyChannel.id === channelId : !supplyChannel,
      ),
    })),
  );
  const short = entries.filter(
    ({ entry, quantity }) => entry && (numberIn(entry.availableQuantity) ?? 0) < quantity,
  );
  if (mode === 'ReserveOnOrder' && short.length > 0) {
    const skus = short.map(({ sku }) => sku);
    const lineItems = fieldsIn(cart.lineItems).flatMap(({ id, variant }) =>
      isFields(variant) && skus.includes(String(variant.sku)) ? String(id) : [],
    );
    const message = `Some line items are out of stock at the time of placing the order: ${skus.join(', ')}.`;
    throw refusal('OutOfStock', message, { lineItems, skus });
  }
  for (const { entry, quantity } of entries) {
    if (!entry) continue;
    const availableQuantity = (numberIn(entry.availableQuantity) ?? 0) - quantity;
    const version = Number(entry.version) + 1;
    await records.patch('inventory-entry', entry, { availableQuantity, version });
  }
}

async function countCodes(cart: Fields, records: Records) {
  for (const { discountCode, state } of fieldsIn(cart.discountCodes)) {
    if (state !== 'MatchesCart' || !isFields(discountCode)) continue;
    const code = await records.get('discount-code', String(discountCode.id));
    const applicationCount = (numberIn(code?.applicationCount) ?? 0) + 1;
    if (code) await records.patch('discount-code', code, { applicationCount });
  }
}
