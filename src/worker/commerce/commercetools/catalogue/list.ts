/** Lists in the order of their changes: what an answer has, and where the next part begins. */
import * as z from 'zod';
import { firstFault } from '#domain/catalogue/import/schema-faults.ts';
import type { Outcome } from '#domain/operations.ts';
import { answerOfAnotherForm } from '#domain/remote/backend-failure.ts';
import type { Refused } from '#domain/remote/catalogue/product-drafts.ts';
import type { Cursor, Part } from '../../remote/catalogue-source.ts';
import type { Client, Context } from '../client.ts';
import type { Document } from '../documents/document.ts';
import { failureOf } from '../fault.ts';
import { changedAfter } from './where.ts';

/** The most that commercetools answers. */
export const mostAtOnce = 500;

/** The documents are the same in all languages and currencies. */
const anyMarket: Context = { locale: 'en-GB', store: { currency: 'EUR' } };

/** `field`: of the answer, which has the results there; it may lack them. */
export async function listOf<
  Field extends string,
  List extends { results: readonly unknown[] },
  Variables extends object,
>(
  ask: Client,
  document: Document<Record<Field, List>, Variables>,
  field: Field,
  variables: Variables,
): Promise<Outcome<List>> {
  const reply = await ask(document, variables, anyMarket);
  if (!reply.ok) return failureOf(reply.fault);
  const list: Partial<List> | null | undefined = reply.data[field];
  const isThere = Array.isArray(list?.results) && !list.results.includes(null);
  return isThere
    ? { ok: true, data: reply.data[field] }
    : answerOfAnotherForm(document.name, [`${field}.results`]);
}

type Changed = { id: string; lastModifiedAt: string };

/** Those that have changed after the cursor, in the order of their changes, and where the next part begins. */
export async function changesOf<
  Field extends string,
  List extends { results: readonly Changed[] },
  Variables extends { limit: number },
>(
  ask: Client,
  document: Document<Record<Field, List>, Variables & { where: string }>,
  field: Field,
  after: Cursor,
  variables: Variables,
): Promise<Outcome<List & Part>> {
  const list = await listOf(ask, document, field, { ...variables, where: changedAfter(after) });
  if (!list.ok) return list;
  const { results } = list.data;
  const end = results.at(-1);
  const last = end ? { at: end.lastModifiedAt, id: end.id } : after;
  return { ok: true, data: { ...list.data, last, isLast: results.length < variables.limit } };
}

const named = z.object({ key: z.string().nullish(), id: z.string().catch('') });

/** Those of the results that have this form; the others are refused. */
export const readEach = <Value>(
  results: readonly unknown[],
  schema: z.ZodType<Value>,
  refused: Refused[],
): Value[] =>
  results.flatMap((result) => {
    const read = schema.safeParse(result, { reportInput: true });
    if (read.success) return [read.data];
    refused.push(refusalOf(result, read.error));
    return [];
  });

export function refusalOf(result: unknown, error: z.ZodError): Refused {
  const { key, id } = named.catch({ id: '' }).parse(result);
  return { sku: key || id, why: firstFault(error) };
}
