/** Sign-up, sign-in and passwords: the mock's rules, and what it has only for the customer of a token. */
import { type Fields, fieldsIn, isFields, textIn } from '../store/fields-of.ts';
import type { Records } from '../store/records.ts';
import { refusal, requireVersion } from '../store/refusal.ts';

type Run = (args: Fields, view: unknown, records: Records) => Promise<unknown>;

/** Fields of a sign-up that the mock drops. */
const dropped = ['vatId', 'locale', 'salutation', 'externalId'] as const;

export const accounts: Readonly<Record<string, Run>> = {
  customerSignUp: async ({ draft }, _view, records) => {
    const given = isFields(draft) ? draft : {};
    const customer = await records.create('customer', given);
    const kept = dropped.flatMap((name) => (given[name] == null ? [] : [[name, given[name]]]));
    const created = await records.patch('customer', customer, Object.fromEntries(kept));
    const cart = await takenOver(given, created, records);
    return { customer: created, cart };
  },
  customerSignIn: async ({ draft }, _view, records) => {
    const given = isFields(draft) ? draft : {};
    const email = textIn(given.email)?.toLowerCase();
    const { customer } = await records.rest('POST', 'me/login', { ...given, email });
    const found = asFields(customer);
    const cart = await takenOver(given, found, records);
    return { customer: found, cart: cart ?? (await lastCart(found, records)) };
  },
  customerCreatePasswordResetToken: ({ email, ttlMinutes }, _view, records) =>
    records.rest('POST', 'customers/password-token', {
      email,
      ...(ttlMinutes !== undefined && { ttlMinutes }),
    }),
  customerResetPassword: async ({ tokenValue, newPassword }, _view, records) => {
    const token = String(tokenValue);
    if (records.storage.usedTokens.has(token)) {
      const message = `The Customer with ID 'Token(${token})' was not found.`;
      throw refusal('ResourceNotFound', message);
    }
    const changed = await records.rest('POST', 'customers/password/reset', {
      tokenValue,
      newPassword,
    });
    records.storage.usedTokens.add(token);
    return changed;
  },
  customerChangePassword: async ({ id, version, ...given }, _view, records) => {
    const customer = await records.get('customer', String(id));
    if (!customer) {
      throw refusal('ResourceNotFound', `The Customer with ID '${String(id)}' was not found.`);
    }
    requireVersion(customer, version);
    if (customer.password !== hashed(given.currentPassword)) {
      throw refusal('InvalidCurrentPassword', 'The given current password does not match.');
    }
    return records.patch('customer', customer, {
      password: hashed(given.newPassword),
      version: Number(version) + 1,
      lastModifiedAt: new Date().toISOString(),
    });
  },
};

const asFields = (value: unknown): Fields => (isFields(value) ? value : {});

/** As the mock stores passwords. */
const hashed = (password: unknown) => Buffer.from(String(password)).toString('base64');

async function lastCart({ id }: Fields, records: Records): Promise<Fields | null> {
  const where = [`customerId = "${String(id)}"`, 'cartState = "Active"'];
  const { results } = await records.query('cart', {
    where,
    sort: ['lastModifiedAt desc'],
    limit: 1,
  });
  return results[0] ?? null;
}

/** The anonymous cart becomes the customer's, or its lines go into the one that the customer has. */
async function takenOver(draft: Fields, customer: Fields, records: Records) {
  const { anonymousCart, anonymousCartId, anonymousCartSignInMode: mode } = draft;
  const id =
    textIn(anonymousCartId) ?? (isFields(anonymousCart) ? textIn(anonymousCart.id) : undefined);
  const anonymous = id ? await records.get('cart', id) : null;
  if (anonymous?.cartState !== 'Active' || anonymous.customerId) return null;
  const own = await lastCart(customer, records);
  if (!own || mode === 'UseAsNewActiveCustomerCart') {
    return records.patch('cart', anonymous, {
      customerId: customer.id,
      customerEmail: customer.email,
      anonymousId: undefined,
      version: Number(anonymous.version) + 1,
      lastModifiedAt: new Date().toISOString(),
    });
  }
  return merged(anonymous, own, records);
}

async function merged(anonymous: Fields, own: Fields, records: Records) {
  const skuOf = ({ variant }: Fields) => (isFields(variant) ? variant.sku : undefined);
  const present = new Map(fieldsIn(own.lineItems).map((line) => [skuOf(line), line]));
  // Of an article that both have, the larger quantity stays.
  const actions = fieldsIn(anonymous.lineItems).flatMap((line): Fields[] => {
    const { quantity, custom } = line;
    const there = present.get(skuOf(line));
    if (!there) return [{ action: 'addLineItem', sku: skuOf(line), quantity, custom }];
    const { id: lineItemId } = there;
    return Number(quantity) > Number(there.quantity)
      ? [{ action: 'changeLineItemQuantity', lineItemId, quantity }]
      : [];
  });
  await records.patch('cart', anonymous, {
    cartState: 'Merged',
    version: Number(anonymous.version) + 1,
  });
  return records.update('cart', own, own.version, actions);
}
