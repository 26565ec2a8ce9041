/** Creates an account where the backend of the shop has its customers. */

import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { customerValues, insertCustomer, password } from '../../test-customer.ts';
import { storeCustomer } from '../database.ts';
import type { Guest } from '../guests.ts';
import { root } from '../shop.ts';

const { KONTOR_BACKEND: backend = 'embedded', KONTOR_PEER_STATE, KONTOR_TWIN_URL } = process.env;

export async function registerAtBackend(email: string, { address, country, prefix }: Guest) {
  const { firstName = '', lastName = '' } = address;
  const named = { email, firstName, lastName };
  const language = prefix?.slice(1);
  if (backend === 'embedded') storeCustomer(named, country, language);
  else if (backend === 'middleware') storeAtPeer(customerValues(named, country, language));
  else await signUpAtTwin({ ...named, password });
}

/** The middleware is a shop with a database of its own. */
function storeAtPeer(values: string[]): void {
  const folder = resolve(root, KONTOR_PEER_STATE ?? '', 'v3/d1/miniflare-D1DatabaseObject');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.sqlite'))) {
    const database = new DatabaseSync(resolve(folder, name), { timeout: 10_000 });
    const isShop = database
      .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'customers'")
      .get();
    if (isShop) database.prepare(insertCustomer).run(...values);
    database.close();
  }
}

async function signUpAtTwin(draft: object): Promise<void> {
  const token = await fetch(`${KONTOR_TWIN_URL}/oauth/token`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa('twin-client:twin-secret')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const response = await fetch(`${KONTOR_TWIN_URL}/kontor/customers`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...draft, addresses: [] }),
  });
  if (!response.ok) throw new Error(`customers: ${response.status} ${await response.text()}`);
}
