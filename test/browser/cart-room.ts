/** Fills the room of a cart without a browser, and edits its SQLite file to simulate a shopper who left long ago. */
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Cart } from '../../src/domain/cart/cart.ts';
import { addressOf, root, stateFolder } from './shop.ts';

const folder = resolve(root, stateFolder, 'v3/do/kontor-CartRoom');

/** Adds one piece of each article by the form that needs no script, and returns the cookies of the cart. */
export async function filledCart(market: string, skus: readonly string[], url = addressOf(market)) {
  const cookies = new Map<string, string>();
  for (const sku of skus) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const set of await added(url, sku, cookie)) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
  }
  return [...cookies].map(([name, value]) => ({ name, value, url }));
}

/** Node does not resolve `gb.localhost`: the request goes to 127.0.0.1 with a Host header. */
function added(url: string, sku: string, cookie: string): Promise<string[]> {
  const headers = {
    Host: new URL(url).host,
    Origin: url,
    Cookie: cookie,
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const { port } = new URL(url);
  const address = { host: '127.0.0.1', port, path: '/checkout/cart', method: 'POST', headers };
  return new Promise((done, failed) => {
    const asked = request(address, (answer) => {
      answer.resume().on('end', () => done(answer.headers['set-cookie'] ?? []));
    });
    asked.on('error', failed);
    asked.end(new URLSearchParams({ intent: 'add', sku, quantity: '1' }).toString());
  });
}

/** Changes the stored cart as if the shopper had left it like that a day ago. */
export function leftLongAgo(cartId: string, change: (cart: Cart) => void): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.sqlite'))) {
    const room = new DatabaseSync(resolve(folder, name));
    try {
      room.exec('PRAGMA busy_timeout = 5000');
      const cart = cartIn(room);
      if (cart?.id !== cartId) continue;
      change(cart);
      room
        .prepare("UPDATE documents SET document = ? WHERE name = 'cart'")
        .run(JSON.stringify(cart));
      room.exec("UPDATE documents SET document = document - 86400000 WHERE name = 'seen'");
      return;
    } finally {
      room.close();
    }
  }
  throw new Error(`no room holds cart ${cartId}`);
}

function cartIn(room: DatabaseSync): Cart | undefined {
  const table = "SELECT 1 FROM sqlite_master WHERE name = 'documents'";
  if (!room.prepare(table).get()) return undefined;
  const row = room.prepare("SELECT document FROM documents WHERE name = 'cart'").get();
  return row && JSON.parse(String(row.document));
}
