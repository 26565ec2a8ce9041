/** What this browser keeps for its visitor. A browser that keeps nothing behaves as one that has kept nothing yet. */

export const compareKey = 'kontor-compare';
export const consentKey = 'kontor-consent';
export const recentlyViewedKey = 'kontor-seen';
/** Which articles were looked at together is forgotten with the tab. */
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
