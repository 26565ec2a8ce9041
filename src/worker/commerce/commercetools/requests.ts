/** Requests whose answer is one resource. */
import type * as z from 'zod';
import type { Outcome } from '#domain/operations.ts';
import type { Asked } from '../remote/remote-shop.ts';
import type { Client } from './client.ts';
import type { Document } from './documents/document.ts';
import { type Fault, failureOf } from './fault.ts';
import { readAnswer, readChanged } from './read-answer.ts';

/** `path`: of the resource in the answer. `failed`: what a refusal means; absent: a failure of the backend. */
type Wanted<Value, Result = Value> = {
  path: readonly string[];
  schema: z.ZodType<Value>;
  failed?: (fault: Fault) => Outcome<Result> | Promise<Outcome<Result>>;
};

/** Null: there is no such resource. */
export async function found<Data extends object, Variables extends object, Value>(
  ask: Client,
  document: Document<Data, Variables>,
  variables: Variables,
  { path, schema, failed = failureOf }: Wanted<Value, Value | null>,
  asked: Asked,
): Promise<Outcome<Value | null>> {
  const reply = await ask(document, variables, asked);
  if (!reply.ok) return failed(reply.fault);
  return readAnswer(document.name, reply.data, path, schema, asked.locale);
}

export async function changed<Data extends object, Variables extends object, Value>(
  ask: Client,
  document: Document<Data, Variables>,
  variables: Variables,
  { path, schema, failed = failureOf }: Wanted<Value>,
  asked: Asked,
): Promise<Outcome<Value>> {
  const reply = await ask(document, variables, asked);
  if (!reply.ok) return failed(reply.fault);
  return readChanged(document.name, reply.data, path, schema, asked.locale);
}
