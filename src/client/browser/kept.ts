/** What this browser keeps for its visitor. A browser that keeps nothing behaves as one that has kept nothing yet. */

export const compareKey = 'kontor-compare';
export const consentKey = 'kontor-consent';
export const seenKey = 'kontor-seen';
/** Which articles were looked at together is forgotten with the tab. */
export const openedKey = 'kontor-opened';

/** Throws where the browser keeps nothing. */
const placeOf = (key: string) => (key === openedKey ? sessionStorage : localStorage);

export function recall(key: string): string | null {
  try {
    return placeOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Nothing is not kept: an empty text leaves no entry behind. False where nothing can be kept. */
export function keep(key: string, text: string): boolean {
  try {
    if (text) placeOf(key).setItem(key, text);
    else placeOf(key).removeItem(key);
    return true;
  } catch {
    return false;
  }
}
