/** Requests to providers, whose answers are JSON of a known form. */
import type * as z from 'zod';
import { logLine } from '#domain/log-line.ts';
import type { Ask, NotConfirmed } from './provider.ts';

const timeoutMs = 8000;

/** Never throws. The log names the address without its query, and no content. */
export async function askJson<Schema extends z.ZodType>(
  ask: Ask,
  address: URL,
  init: RequestInit,
  schema: Schema,
): Promise<z.output<Schema> | NotConfirmed> {
  const facts = { address: address.origin + address.pathname };
  try {
    const response = await ask(address.href, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) {
      console.warn(logLine('provider refused', `status ${response.status}`, facts));
      return response.status < 500 ? 'refused' : 'unavailable';
    }
    const read = schema.safeParse(await response.json());
    if (read.success) return read.data;
    console.warn(logLine('provider refused', 'the answer has another form', facts));
    return 'refused';
  } catch (error) {
    console.warn(logLine('provider unavailable', (error as Error).name, facts));
    return 'unavailable';
  }
}

export function isConfirmed<Answer extends object>(
  answer: Answer | NotConfirmed,
): answer is Answer {
  return typeof answer === 'object';
}
