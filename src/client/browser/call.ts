/** The typed browser call: one function for every row of the contract table. */

import type * as z from 'zod';
import type { Failure } from '#domain/errors.ts';
import type { Data, OperationName, Operations, Outcome } from '#domain/operations.ts';
import { checkBuildId } from './build-id.ts';

const timeoutMs = 15_000;

let prefix = '';

/** Sets the path prefix of the page's language, `/fr` or empty: the server responds in that language. */
export function callUnder(shopPrefix: string): void {
  prefix = shopPrefix;
}

export const shopPrefix = (): string => prefix;

/** What a caller may leave out because the schema has a default. */
type CallInput<Name extends OperationName> = z.input<Operations[Name]['input']>;

/** POST /new-ct/<name>. Returns expected failures; throws if the network fails. Text: purchase-flow.txt §8. */
export function call<Name extends OperationName>(
  name: Name,
  main: CallInput<Name>,
): Promise<Outcome<Data<Name>>> {
  return ask(name, main).catch((error: Error) => {
    throw new Error(`An error occurred during request to /${name}, ${error.message}`);
  });
}

async function ask<Name extends OperationName>(
  name: Name,
  main: CallInput<Name>,
): Promise<Outcome<Data<Name>>> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Kontor-In-Place': '1' },
    body: JSON.stringify([main]),
    // `keepalive`: the last change is sent even if the page is left.
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  };
  const response = await fetch(`${prefix}/new-ct/${name}`, request);
  checkBuildId(response);
  if (response.ok && !response.headers.has('Kontor-Status')) {
    const { data } = (await response.json()) as { data: Data<Name> };
    return { ok: true, data };
  }
  const { code, message, currentVersion } = (await response.json()) as Omit<Failure, 'ok'>;
  return { ok: false, code, message, ...(currentVersion !== undefined && { currentVersion }) };
}
