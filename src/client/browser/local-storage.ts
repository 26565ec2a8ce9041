/** Data stored in the browser for its visitor. Without storage the shop behaves as if nothing were stored yet. */

export const compareKey = 'kontor-compare';
export const consentKey = 'kontor-consent';
export const recentlyViewedKey = 'kontor-seen';
/** The products opened in this tab, stored until the tab is closed. */
export const openedProductsKey = 'kontor-opened';

/** Throws if the browser has storage switched off. */
const placeOf = (key: string) => (key === openedProductsKey ? sessionStorage : localStorage);

export function readItem(key: string): string | null {
  try {
    return placeOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** An empty text deletes the entry. False without local storage. */
export function storeItem(key: string, text: string): boolean {
  try {
    if (text) placeOf(key).setItem(key, text);
    else placeOf(key).removeItem(key);
    return true;
  } catch {
    return false;
  }
}
