/** Creates carts with the fields of the draft that the mock drops. */
import { type Fields, fieldsIn, isFields } from '../store/fields-of.ts';
import type { Records } from '../store/records.ts';
import { refusal } from '../store/refusal.ts';

const dropped = [
  'key',
  'inventoryMode',
  'deleteDaysAfterLastModification',
  'shippingMode',
  'shippingRateInput',
  'itemShippingAddresses',
] as const;

export async function createCart(
  draft: Fields,
  storeKey: string | undefined,
  records: Records,
): Promise<Fields> {
  const { key, lineItems, shippingMethod, discountCodes, ...rest } = draft;
  if (typeof key === 'string' && (await records.byKey('cart', key))) {
    const message = `A duplicate value '"${key}"' exists for field 'key'.`;
    throw refusal('DuplicateField', message, { field: 'key', duplicateValue: key });
  }
  const created = await records.create('cart', rest, storeKey);
  const kept = Object.fromEntries(
    dropped.flatMap((name) => (draft[name] === undefined ? [] : [[name, draft[name]]])),
  );
  const cart = await records.patch('cart', created, kept);
  const actions = [
    ...fieldsIn(lineItems).map((line) => ({ action: 'addLineItem', ...line })),
    ...codesIn(discountCodes).map((code) => ({ action: 'addDiscountCode', code })),
    ...(isFields(shippingMethod) ? [{ action: 'setShippingMethod', shippingMethod }] : []),
  ];
  if (actions.length === 0) return cart;
  return withActions(cart, actions, records);
}

/** A cart is created with its lines or not at all, and its first version is 1. */
async function withActions(cart: Fields, actions: Fields[], records: Records): Promise<Fields> {
  try {
    const changed = await records.update('cart', cart, cart.version, actions);
    return await records.patch('cart', changed, { version: 1 });
  } catch (error) {
    await records.remove('cart', String(cart.id));
    throw error;
  }
}

const codesIn = (codes: unknown): string[] => (Array.isArray(codes) ? codes.map(String) : []);
