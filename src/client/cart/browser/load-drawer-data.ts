import type { ScriptShop } from '../../shop.tsx';
import type { DrawerData } from '../drawer/drawer-data.ts';

let data: Promise<DrawerData> | undefined;

/**
 * Fetched once; rejects if that fails, and the next call tries again. Not part of the drawer's script, so that both are
 * fetched at the same time.
 */
export function loadDrawerData({ prefix }: Pick<ScriptShop, 'prefix'>): Promise<DrawerData> {
  // Another script may need other texts than those that the browser keeps; this one names the drawer's.
  const script = new URL(import.meta.url).pathname;
  data ??= fetch(`${prefix}/__drawer?script=${script}`)
    .then((response) => {
      if (!response.ok) throw new Error(`data of the drawer: ${response.status}`);
      return response.json() as Promise<DrawerData>;
    })
    .catch((error) => {
      data = undefined;
      throw error;
    });
  return data;
}
