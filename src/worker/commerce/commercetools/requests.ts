/** Requests whose answer is one resource. */
import type * as z from 'zod';
import type { Failure } from '#domain/errors.ts';
import type { Outcome } from '#domain/operations.ts';
import type { Asked } from '../remote/remote-shop.ts';
import type { Client } from './client.ts';
import type { Document } from './documents/document.ts';
import { type Fault, failureOf } from './fault.ts';
import { readAnswer, readChanged } from './read-answer.ts';

/** `path`: of the resource in the answer. */
type Wanted<Value> = { path: readonly string[]; schema: z.ZodType<Value> };

/** Null: there is no such resource. */
export async function found<Data extends object, Variables extends object, Value>(
  ask: Client,
  document: Document<Data, Variables>,
  variables: Variables,
  { path, schema }: Wanted<Value>,
  asked: Asked,
): Promise<Outcome<Value | null>> {
  const reply = await ask(document, variables, asked);
  if (!reply.ok) return failureOf(reply.fault);
  return readAnswer(document.name, reply.data, path, schema, asked.locale);
}

/** `failed`: what a refusal means; absent: a failure of the backend. */
export async function changed<Data extends object, Variables extends object, Value>(
  ask: Client,
  document: Document<Data, Variables>,
  variables: Variables,
  { path, schema, failed = failureOf }: Wanted<Value> & { failed?: (fault: Fault) => Failure },
  asked: Asked,
): Promise<Outcome<Value>> {
  const reply = await ask(document, variables, asked);
  if (!reply.ok) return failed(reply.fault);
  return readChanged(document.name, reply.data, path, schema, asked.locale);
}
