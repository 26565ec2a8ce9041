/** Reads and writes cart discounts and discount codes. */
import { type SQL, sql } from 'drizzle-orm';
import type { CartDiscount } from '#domain/discount/cart-discount.ts';
import type { CountedCode, DiscountFacts } from '#domain/discount/choose.ts';
import type { DiscountCode } from '#domain/discount/discount-code.ts';
import { inserts } from '../../d1/bulk-insert.ts';
import { eachOf, rows } from '../../d1/statements.ts';
import { type Buyer, usesOf } from '../limits/code-uses.ts';

/** Statements for the discounts of a cart with these codes and this buyer; `readDiscounts` reads their rows in the same order. */
export function discountStatements(codes: readonly string[], buyer: Buyer): SQL[] {
  return [
    sql`SELECT document FROM cart_discounts WHERE is_active = 1 AND (requires_discount_code = 0
      OR key IN (SELECT k.value FROM discount_codes c, json_each(c.document, '$.cartDiscounts') k
        WHERE c.code IN ${eachOf(codes)}))`,
    sql`SELECT document, applications, ${usesOf(sql`discount_codes.code`, buyer)} AS ownApplications
      FROM discount_codes WHERE code IN ${eachOf(codes)}`,
  ];
}

export function readDiscounts([discounts = [], codes = []]: unknown[][]): DiscountFacts {
  const counted = (codes as CodeRow[]).map(countedCode);
  return {
    discounts: (discounts as { document: string }[]).map(
      ({ document }) => JSON.parse(document) as CartDiscount,
    ),
    codes: new Map(counted.map((each) => [each.code, each])),
  };
}

type CodeRow = { document: string; applications: number; ownApplications?: number };

const countedCode = ({ document, ...counts }: CodeRow): CountedCode => ({
  ...(JSON.parse(document) as DiscountCode),
  ...counts,
});

/** All cart discounts, ordered by key. */
export async function readCartDiscounts(db: D1Database): Promise<CartDiscount[]> {
  const found = await rows<{ document: string }>(
    db,
    sql`SELECT document FROM cart_discounts ORDER BY key`,
  );
  return found.map(({ document }) => JSON.parse(document) as CartDiscount);
}

/** Up to `limit` codes after `after`, ordered by code. */
export async function readDiscountCodes(
  db: D1Database,
  { after, limit }: { after: string; limit: number },
): Promise<CountedCode[]> {
  const found = await rows<CodeRow>(
    db,
    sql`SELECT document, applications FROM discount_codes WHERE code > ${after}
      ORDER BY code LIMIT ${limit}`,
  );
  return found.map(countedCode);
}

/** Those of these codes that exist. */
export async function existingCodes(db: D1Database, codes: readonly string[]): Promise<string[]> {
  const found = await rows<{ code: string }>(
    db,
    sql`SELECT code FROM discount_codes WHERE code IN ${eachOf(codes)}`,
  );
  return found.map(({ code }) => code);
}

/** The codes of a series. An operator's command: it reads every code. */
export async function codesOfSeries(db: D1Database, series: string): Promise<CountedCode[]> {
  const found = await rows<CodeRow>(
    db,
    sql`SELECT document, applications FROM discount_codes
      WHERE document ->> '$.series' = ${series} ORDER BY code`,
  );
  return found.map(countedCode);
}

/** SKUs that active discounts give away. */
export const giftSkus = sql`SELECT document -> '$.value' ->> 'sku' FROM cart_discounts
  WHERE is_active = 1 AND document -> '$.value' ->> 'type' = 'giftLineItem'`;

/** Upserts them by key or code in one transaction; a code's count of applications stays. */
export async function writeDiscounts(
  db: D1Database,
  discounts: readonly CartDiscount[],
  codes: readonly DiscountCode[],
): Promise<void> {
  await db.batch([
    ...inserts(
      db,
      {
        table: 'cart_discounts',
        columns: ['key', 'is_active', 'requires_discount_code', 'document'],
        onConflict: { key: 'key', do: 'update' },
      },
      discounts.map((discount) => [
        discount.key,
        Number(discount.isActive),
        Number(discount.requiresDiscountCode),
        JSON.stringify(discount),
      ]),
    ),
    ...inserts(
      db,
      {
        table: 'discount_codes',
        columns: ['code', 'document'],
        onConflict: { key: 'code', do: 'update' },
      },
      codes.map((each) => [each.code, JSON.stringify(each)]),
    ),
  ]);
}
