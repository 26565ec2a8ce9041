/** The roots of queries, and the views on them: of a store (`inStore`) and of the customer of the token (`me`). */
import { type GraphQLResolveInfo, getNamedType, isListType, isNonNullType } from 'graphql';
import { matchedCart } from '../pricing/discounts.ts';
import { shipsCart } from '../pricing/shipping.ts';
import { type Fields, fieldsIn, isFields, numberIn, textIn } from '../store/fields-of.ts';
import type { Asked, Records, TypeId } from '../store/records.ts';
import { refusal } from '../store/refusal.ts';
import { whereSku } from '../store/storage.ts';
import type { TwinContext } from './context.ts';
import { resourceTypes } from './resource-types.ts';

/** What a view shows: everything, the resources of a store, or those of a customer. */
export type View = { storeKey?: string; customerId?: string; anonymousId?: string };

export const viewTypes = new Set(['Query', 'InStore', 'Me', 'InStoreMe']);

export async function resolveRoot(
  source: unknown,
  args: Fields,
  { records, customerId, anonymousId }: TwinContext,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const view: View = isFields(source) ? source : {};
  switch (info.fieldName) {
    case 'inStore':
      return { storeKey: args.key };
    case 'me':
      if (customerId) return { ...view, customerId };
      if (anonymousId) return { ...view, anonymousId };
      throw refusal('insufficient_scope', 'Insufficient scope');
    case 'customer':
      if (info.parentType.name.endsWith('Me')) return ownCustomer(view, records);
      return customerBy(args, records);
    case 'activeCart':
      return activeCart(view, records);
    case 'customerActiveCart':
      return activeCart({ ...view, customerId: String(args.customerId) }, records);
    case 'shippingMethodsByCart':
      return methodsOfCart(String(args.id), records);
    case 'shippingMethodsByLocation':
      return methodsAt(args, records);
    default:
      return generic(view, args, records, info);
  }
}

async function generic(view: View, args: Fields, records: Records, info: GraphQLResolveInfo) {
  const { returnType, fieldName } = info;
  const name = getNamedType(returnType).name;
  const plural = name.endsWith('QueryResult');
  const typeId = resourceTypes[plural ? name.slice(0, -'QueryResult'.length) : name];
  if (!typeId || isListType(isNonNullType(returnType) ? returnType.ofType : returnType)) {
    throw refusal('General', `The twin does not have the field ${fieldName}.`);
  }
  return plural ? page(typeId, view, args, records) : single(typeId, view, args, records);
}

const conditions = ({ storeKey, customerId, anonymousId }: View): string[] => [
  ...(storeKey ? [`store(key = "${storeKey}")`] : []),
  ...(customerId ? [`customerId = "${customerId}"`] : []),
  ...(anonymousId ? [`anonymousId = "${anonymousId}"`] : []),
];

const ofStores = new Set<TypeId>(['cart', 'order']);

async function page(typeId: TypeId, view: View, args: Fields, records: Records) {
  const limit = numberIn(args.limit);
  const offset = numberIn(args.offset);
  inRange('limit', limit, 500);
  inRange('offset', offset, 10_000);
  const skus = Array.isArray(args.skus) ? args.skus.map(String) : undefined;
  if (skus && typeId === 'product') return productsOf(skus, records);
  const given = textIn(args.where);
  const where = [...(given ? [given] : []), ...(ofStores.has(typeId) ? conditions(view) : [])];
  const sort = Array.isArray(args.sort) ? args.sort.map(String) : undefined;
  const asked: Asked = { where: where.length > 0 ? where : undefined, sort, limit, offset };
  // The mock has no page of zero, which GraphQL clients ask for to count.
  if (limit === 0) {
    const { total } = await records.query(typeId, { ...asked, limit: 1 });
    return { results: [], count: 0, total, offset: offset ?? 0, exists: total > 0 };
  }
  const found = await records.query(typeId, asked);
  return { ...found, exists: found.total > 0 };
}

function inRange(name: string, value: number | undefined, most: number) {
  if (value === undefined || (value >= 0 && value <= most)) return;
  const message = `Malformed parameter: ${name}: The ${name} parameter must be in the range of [0..${most}]`;
  throw refusal('InvalidInput', message);
}

async function productsOf(skus: string[], records: Records) {
  const found = await Promise.all(skus.map((sku) => records.first('product', whereSku(sku))));
  const results = [...new Map(found.flatMap((each) => (each ? [[each.id, each]] : []))).values()];
  const { length } = results;
  return { results, count: length, total: length, offset: 0, exists: length > 0 };
}

async function single(typeId: TypeId, view: View, args: Fields, records: Records) {
  const found = await identified(typeId, args, records);
  return found && isSeen(found, view) ? found : null;
}

/** By whatever identifies it: `id`, `key`, `orderNumber`, `sku`. */
export async function identified(
  typeId: TypeId,
  { id, key, orderNumber, sku, variantKey }: Fields,
  records: Records,
): Promise<Fields | null> {
  if (typeof id === 'string') return records.get(typeId, id);
  if (typeof key === 'string') return records.byKey(typeId, key);
  if (typeof sku === 'string') return records.first(typeId, whereSku(sku));
  if (typeof orderNumber === 'string') {
    return records.first(typeId, `orderNumber = ${JSON.stringify(orderNumber)}`);
  }
  if (variantKey) throw refusal('General', 'The twin does not find products by variantKey.');
  throw refusal('InvalidInput', 'An id or a key is required.');
}

export function isSeen(resource: Fields, { storeKey, customerId, anonymousId }: View): boolean {
  const { store } = resource;
  if (storeKey && isFields(store) && store.key !== storeKey) return false;
  if (storeKey && !store && 'cartState' in resource) return false;
  if (customerId) return resource.customerId === customerId;
  return !anonymousId || resource.anonymousId === anonymousId;
}

async function ownCustomer({ customerId }: View, records: Records) {
  return customerId ? records.get('customer', customerId) : null;
}

async function customerBy(args: Fields, records: Records) {
  if (typeof args.passwordToken !== 'string') return identified('customer', args, records);
  const [id = ''] = Buffer.from(args.passwordToken, 'base64').toString('utf8').split(':');
  return records.storage.usedTokens.has(args.passwordToken) ? null : records.get('customer', id);
}

/** The active cart that was changed last. */
export async function activeCart(view: View, records: Records): Promise<Fields | null> {
  const where = [...conditions(view), 'cartState = "Active"'];
  const { results } = await records.query('cart', { where, limit: 500 });
  const latest = (one: Fields, other: Fields) =>
    String(one.lastModifiedAt) < String(other.lastModifiedAt) ? other : one;
  return results.length > 0 ? results.reduce(latest) : null;
}

/** Each with the one rate for where the cart goes. */
async function methodsOfCart(id: string, records: Records) {
  const cart = await records.get('cart', id);
  if (!cart) throw refusal('ResourceNotFound', `The Cart with ID '${id}' was not found.`);
  const matched = await matchedCart(cart, records);
  const { shippingCountry: country, currency } = matched;
  if (!country) {
    const message = `The cart with ID '${id}' does not have a shipping address set.`;
    throw refusal('InvalidOperation', message);
  }
  const methods = await methodsAt({ country, currency }, records);
  return methods.filter((method) => shipsCart(method, matched));
}

/** The methods with rates for a country, each with the zone rates that match. */
async function methodsAt({ country, currency }: Fields, records: Records) {
  const zones = await records.query('zone', {
    where: `locations(country = "${String(country)}")`,
    limit: 500,
  });
  const ids = zones.results.map(({ id }) => id);
  const methods = await records.query('shipping-method', { limit: 500 });
  return methods.results.flatMap((method) => {
    const zoneRates = fieldsIn(method.zoneRates)
      .filter(({ zone }) => isFields(zone) && ids.includes(zone.id))
      .map((rate) => ({ ...rate, shippingRates: ratesIn(rate, currency) }))
      .filter(({ shippingRates }) => shippingRates.length > 0);
    return zoneRates.length > 0 ? [{ ...method, zoneRates }] : [];
  });
}

const ratesIn = ({ shippingRates }: Fields, currency: unknown) =>
  fieldsIn(shippingRates)
    .filter(({ price }) => !currency || (isFields(price) && price.currencyCode === currency))
    .map((rate) => ({ ...rate, isMatching: true }));
