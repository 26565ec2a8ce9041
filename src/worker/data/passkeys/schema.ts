/** Passkeys of customers, and the open challenges of their ceremonies. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Ceremony, DeviceType } from '#domain/passkey/passkey.ts';
import { flag, json } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential id, base64url. */
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Of its signatures; 0 forever if the authenticator does not count. */
    counter: integer('counter').notNull(),
    transports: json<string[]>('transports'),
    deviceType: text('device_type').$type<DeviceType>().notNull(),
    backedUp: flag('backed_up'),
    /** Chosen by its owner. */
    name: text('name').notNull(),
    rpId: text('rp_id').notNull(),
    createdAt: text('created_at').notNull(),
    lastUsedAt: text('last_used_at'),
  },
  (table) => [index('passkeys_by_customer').on(table.customerId)],
);

/** Deleted when it is used. A browser may have several, one for each open page. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    ceremony: text('ceremony').$type<Ceremony>().notNull(),
    /** Null at login: who logs in is not known yet. */
    customerId: text('customer_id'),
    rpId: text('rp_id').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_by_expiry').on(table.expiresAt)],
);

export const passkeyMarks = [
  personalData('passkeys', {
    of: { customer: 'customer_id' },
    none: 'customer_id counter transports device_type backed_up rp_id',
    personal: 'name created_at last_used_at',
    secret: 'id public_key',
    erasure: 'delete',
  }),
  personalData('passkey_challenges', {
    of: { customer: 'customer_id' },
    none: 'ceremony customer_id rp_id expires_at',
    secret: 'challenge',
    erasure: 'delete',
    expires: { column: 'expires_at', days: 0 },
  }),
];
