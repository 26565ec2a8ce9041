/** The requests that the bench sends. */
import { randomUUID } from 'node:crypto';
import type { Data, OperationName } from '#domain/operations.ts';
import { newNetwork } from '../test/networks.ts';
import type { Ask, Client } from './load.ts';

/** The input of a call that adds one piece to the cart. */
export function addition(id: string | undefined, sku: string) {
  return { id, version: 1, operationId: randomUUID(), product: { sku }, quantity: 1 };
}

export function calling(
  name: OperationName,
  main: object,
  headers: Record<string, string> = {},
): Ask {
  // Another network each time: new carts of one network are limited.
  const from = { 'CF-Connecting-IP': newNetwork(), ...headers };
  return { path: `/new-ct/${name}`, method: 'POST', headers: from, body: JSON.stringify([main]) };
}

/** A call that must succeed. */
export async function call<Name extends OperationName>(
  client: Client,
  name: Name,
  main: object,
  headers?: Record<string, string>,
): Promise<Data<Name>> {
  const { status, body } = await client.ask(calling(name, main, headers));
  if (status !== 200) throw new Error(`${name} answered ${status}: ${body}`);
  return (JSON.parse(body) as { data: Data<Name> }).data;
}
