/** Reads and writes the deals in the tables of the embedded backend, for imports and exports. */
import type { DealDocument } from '#domain/catalogue/deal-document.ts';
import type { CartDiscount } from '#domain/discount/cart-discount.ts';
import type { CountedCode } from '#domain/discount/choose.ts';
import type { DiscountCode } from '#domain/discount/discount-code.ts';
import type { ExtraGuarantee } from '#domain/guarantee/extra-guarantee.ts';
import {
  readCartDiscounts,
  readDiscountCodes,
  writeDiscounts,
} from '../../src/worker/data/deals/discounts.ts';
import { readExtraGuarantees, writeGuarantees } from '../../src/worker/data/deals/guarantees.ts';
import type { StoredDeals } from './loading/deals-known.ts';

const codesPerPage = 5000;

export async function storedDeals(db: D1Database): Promise<StoredDeals> {
  const discounts = await readCartDiscounts(db);
  const guarantees = await readExtraGuarantees(db);
  const codes = new Map<string, string>();
  for await (const { code, id } of everyCode(db)) codes.set(code, id);
  return {
    discounts,
    ids: {
      'cart-discount': new Map(discounts.map(({ key, id }) => [key, id])),
      'discount-code': codes,
      'extra-guarantee': new Map(guarantees.map(({ sku }) => [sku, sku])),
    },
  };
}

/** There may be many codes: a shop may have one for each letter it sends. */
export async function* everyCode(db: D1Database): AsyncGenerator<CountedCode> {
  for (let after = ''; ; ) {
    const codes = await readDiscountCodes(db, { after, limit: codesPerPage });
    yield* codes;
    const last = codes.at(-1);
    if (!last || codes.length < codesPerPage) return;
    after = last.code;
  }
}

/** Discounts before the codes that refer to them. The number of uses of a code is not part of its document. */
export async function* dealDocuments(db: D1Database): AsyncGenerator<DealDocument> {
  for (const discount of await readCartDiscounts(db)) yield { type: 'cart-discount', ...discount };
  for await (const { applications: _, ...code } of everyCode(db))
    yield { type: 'discount-code', ...code };
  for (const guarantee of await readExtraGuarantees(db))
    yield { type: 'extra-guarantee', ...guarantee };
}

/** Discounts and codes are written in one transaction, guarantees in another. */
export async function writeDeals(
  db: D1Database,
  documents: readonly DealDocument[],
  now: Date,
): Promise<void> {
  const [discounts, codes, guarantees]: [CartDiscount[], DiscountCode[], ExtraGuarantee[]] = [
    [],
    [],
    [],
  ];
  for (const document of documents) {
    if (document.type === 'cart-discount') discounts.push(untyped(document));
    else if (document.type === 'discount-code') codes.push(untyped(document));
    else guarantees.push(untyped(document));
  }
  if (discounts.length + codes.length > 0) await writeDiscounts(db, discounts, codes);
  if (guarantees.length > 0) await writeGuarantees(db, guarantees, now);
}

/** Removes the type, which the table implies. */
function untyped<Deal extends DealDocument>({ type: _, ...deal }: Deal): Omit<Deal, 'type'> {
  return deal;
}
