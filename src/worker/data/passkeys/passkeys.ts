/** Passkeys in the database. */
import { sql } from 'drizzle-orm';
import { type DeviceType, maxPasskeys, type Passkey } from '#domain/passkey/passkey.ts';
import { batch, rows } from '../../d1/statements.ts';
import { hasOtherWayIn, storingNews, type WayInNews } from '../customers/ways-in.ts';

/** What verifying a signature needs. */
export type StoredPasskey = Passkey & {
  customerId: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
};

type Row = Omit<StoredPasskey, 'backedUp' | 'transports'> & {
  backedUp: number;
  transports: string;
};

const columns = sql`id, customer_id AS customerId, public_key AS publicKey, counter, transports,
  device_type AS deviceType, backed_up AS backedUp, name, rp_id AS rpId, created_at AS createdAt,
  last_used_at AS lastUsedAt`;

/** False if the credential is known already, or the customer has too many. */
export async function storePasskey(
  db: D1Database,
  passkey: StoredPasskey,
  news: WayInNews,
): Promise<boolean> {
  const { id, customerId, publicKey, counter, deviceType, backedUp, name, rpId } = passkey;
  const [stored = []] = await batch(db, [
    sql`INSERT INTO passkeys (id, customer_id, public_key, counter, transports, device_type,
        backed_up, name, rp_id, created_at)
      SELECT ${id}, ${customerId}, ${publicKey}, ${counter}, ${JSON.stringify(passkey.transports)},
        ${deviceType}, ${backedUp ? 1 : 0}, ${name}, ${rpId}, ${passkey.createdAt}
      WHERE (SELECT count(*) FROM passkeys WHERE customer_id = ${customerId}) < ${maxPasskeys}
      ON CONFLICT DO NOTHING RETURNING id`,
    storingNews(
      news,
      customerId,
      sql`EXISTS (SELECT 1 FROM passkeys WHERE id = ${id} AND public_key = ${publicKey}
        AND customer_id = ${customerId} AND created_at = ${passkey.createdAt})`,
    ),
  ]);
  return stored.length > 0;
}

export async function passkeyById(db: D1Database, id: string): Promise<StoredPasskey | undefined> {
  const [row] = await rows<Row>(db, sql`SELECT ${columns} FROM passkeys WHERE id = ${id}`);
  return row && passkeyOf(row);
}

/** The oldest first. */
export async function passkeysOf(db: D1Database, customerId: string): Promise<StoredPasskey[]> {
  const found = await rows<Row>(
    db,
    sql`SELECT ${columns} FROM passkeys WHERE customer_id = ${customerId}
      ORDER BY created_at, id`,
  );
  return found.map(passkeyOf);
}

type Use = { id: string; counter: number; deviceType: DeviceType; backedUp: boolean };

/** False if another use has counted as far in the meantime: the authenticator may have been copied. */
export async function recordUse(
  db: D1Database,
  { id, counter, deviceType, backedUp }: Use,
  now: Date,
): Promise<boolean> {
  const [used] = await rows(
    db,
    sql`UPDATE passkeys SET counter = ${counter}, device_type = ${deviceType},
        backed_up = ${backedUp ? 1 : 0}, last_used_at = ${now.toISOString()}
      WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0))
      RETURNING id`,
  );
  return used !== undefined;
}

export async function renamePasskey(
  db: D1Database,
  customerId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const [renamed] = await rows(
    db,
    sql`UPDATE passkeys SET name = ${name} WHERE id = ${id} AND customer_id = ${customerId}
      RETURNING id`,
  );
  return renamed !== undefined;
}

/** False if there is no such passkey, or it is the last way in. */
export async function deletePasskey(
  db: D1Database,
  customerId: string,
  id: string,
  news: WayInNews,
): Promise<boolean> {
  const removable = sql`FROM passkeys WHERE id = ${id} AND customer_id = ${customerId}
    AND ${hasOtherWayIn(customerId, { passkeyId: id })}`;
  const [, deleted = []] = await batch(db, [
    storingNews(news, customerId, sql`EXISTS (SELECT 1 ${removable})`),
    sql`DELETE ${removable} RETURNING id`,
  ]);
  return deleted.length > 0;
}

function passkeyOf({ backedUp, transports, ...row }: Row): StoredPasskey {
  return { ...row, backedUp: backedUp === 1, transports: JSON.parse(transports) as string[] };
}
