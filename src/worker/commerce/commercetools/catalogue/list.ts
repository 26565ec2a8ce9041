/** Lists in the order of their changes: what an answer has, and where the next part begins. */
import * as z from 'zod';
import { firstFault } from '#domain/catalogue/import/schema-faults.ts';
import type { Outcome } from '#domain/operations.ts';
import type { Refused } from '#domain/remote/catalogue/product-drafts.ts';
import type { Cursor } from '../../remote/catalogue-source.ts';
import type { Context } from '../client.ts';
import { failureOf, type Reply } from '../fault.ts';
import { incomplete } from '../read-answer.ts';

/** The most that commercetools answers. */
export const mostAtOnce = 500;

/** The documents are the same in all languages and currencies. */
export const anyMarket: Context = { locale: 'en-GB', store: { currency: 'EUR' } };

/** The field of an answer that has the results: an answer may lack it. */
export function listIn<Field extends string, List extends { results: readonly unknown[] }>(
  endpoint: string,
  reply: Reply<Record<Field, List>>,
  field: Field,
): Outcome<List> {
  if (!reply.ok) return failureOf(reply.fault);
  const list: Partial<List> | null | undefined = reply.data[field];
  const isThere = Array.isArray(list?.results);
  return isThere ? { ok: true, data: reply.data[field] } : incomplete(endpoint, `${field}.results`);
}

type Changed = { id: string; lastModifiedAt: string };

export function endOf(results: readonly Changed[], after: Cursor, limit: number) {
  const end = results.at(-1);
  return {
    last: end ? { at: end.lastModifiedAt, id: end.id } : after,
    isLast: results.length < limit,
  };
}

const named = z.object({ key: z.string().nullish(), id: z.string().catch('') });

export function refusalOf(result: unknown, error: z.ZodError): Refused {
  const { key, id } = named.catch({ id: '' }).parse(result);
  return { sku: key || id, why: firstFault(error) };
}
