/** What this browser keeps for its visitor. A browser that keeps nothing behaves as one that has kept nothing yet. */

export const compareKey = 'kontor-compare';
export const consentKey = 'kontor-consent';
export const seenKey = 'kontor-seen';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Nothing is not kept: an empty text leaves no entry behind. False where nothing can be kept. */
export function keep(key: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
