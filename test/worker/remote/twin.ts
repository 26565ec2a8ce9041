/** The twin of commercetools beside the tests: what somebody else does there. */
import { env } from 'cloudflare:test';
import type { RemoteBindings } from './remote-bindings.ts';

const { TWIN_URL } = env as typeof env & RemoteBindings;

async function token(): Promise<string> {
  const response = await fetch(`${TWIN_URL}/oauth/token`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa('twin-client:twin-secret')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Creates or changes a resource by the REST API: `customers`, `carts/<id>`. */
export async function twinRecord(path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${TWIN_URL}/kontor/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await token()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** The next request, or so many, of the document ends like this (test/commercetools-twin/README.md). */
export async function twinFault(fault: object): Promise<void> {
  const response = await fetch(`${TWIN_URL}/__twin/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`no fault: ${await response.text()}`);
}

/** Names of the documents that were requested since the log was emptied. */
export async function twinLog(): Promise<string[]> {
  const response = await fetch(`${TWIN_URL}/__twin/log`);
  const entries = (await response.json()) as { document?: string; name?: string }[];
  return entries.map((entry) => entry.document ?? entry.name ?? '');
}

export const emptyTwinLog = () => fetch(`${TWIN_URL}/__twin/log`, { method: 'DELETE' });

/** The faults that are left over. */
export const healTwin = () => fetch(`${TWIN_URL}/__twin/faults`, { method: 'DELETE' });

/** A resource by the REST API. */
export async function twinRead(path: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${TWIN_URL}/kontor/${path}`, {
    headers: { Authorization: `Bearer ${await token()}` },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** With its payments. */
export async function twinOrder(orderNumber: string) {
  const order = await twinRead(`orders/order-number=${orderNumber}`);
  const { payments = [] } = (order.paymentInfo ?? {}) as { payments?: { id: string }[] };
  return {
    ...order,
    payments: await Promise.all(payments.map(({ id }) => twinRead(`payments/${id}`))),
  } as Record<string, unknown> & { payments: unknown[] };
}

/** By the id of the shop's cart. */
export const twinCart = (cartId: string) => twinRead(`carts/key=${cartId}`);
