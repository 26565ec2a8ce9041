/** Answers of VAT registries: the last conclusive one per number and `asker` (the shop's own number). */
import { type SQL, sql } from 'drizzle-orm';
import type { VatCheck } from '#domain/vat/check.ts';
import { batch, type Reader } from '../../d1/statements.ts';

type CheckRow = Omit<VatCheck, 'requestId' | 'trader'> & {
  requestId: string | null;
  trader: string | null;
};

/** Selects nothing without a number to check or without an own number. */
export function selectVatCheck(number: string | undefined, asker: string | undefined): SQL {
  return sql`SELECT number, asker, provider, result, at, request_id AS requestId, raw, trader
    FROM vat_checks WHERE number = ${number ?? null} AND asker = ${asker ?? null}`;
}

export function readVatCheck([row]: readonly unknown[]): VatCheck | undefined {
  if (!row) return undefined;
  const { requestId, trader, ...check } = row as CheckRow;
  return { ...check, ...(requestId && { requestId }), ...(trader && { trader }) };
}

export async function loadVatCheck(
  reader: Reader,
  number: string,
  asker: string,
): Promise<VatCheck | undefined> {
  const [rows = []] = await batch(reader, [selectVatCheck(number, asker)]);
  return readVatCheck(rows);
}

/** Does not overwrite a later answer. */
export async function storeVatCheck(reader: Reader, check: VatCheck): Promise<void> {
  const { number, asker, provider, result, at, requestId, raw, trader } = check;
  await batch(reader, [
    sql`INSERT INTO vat_checks (number, asker, provider, result, at, request_id, raw, trader)
      VALUES (${number}, ${asker}, ${provider}, ${result}, ${at}, ${requestId ?? null}, ${raw},
        ${trader ?? null})
      ON CONFLICT (number, asker) DO UPDATE SET provider = excluded.provider,
        result = excluded.result, at = excluded.at, request_id = excluded.request_id,
        raw = excluded.raw, trader = excluded.trader
      WHERE excluded.at > vat_checks.at`,
  ]);
}
