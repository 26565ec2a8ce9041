/** The articles opened in this tab, kept until it is closed: only to tell which were looked at together. */

const openedKey = 'kontor-opened';

export function recallOpened(): string | null {
  try {
    return sessionStorage.getItem(openedKey);
  } catch {
    return null;
  }
}

/** Nothing is not kept: an empty text leaves no entry behind. */
export function keepOpened(text: string): void {
  try {
    if (text) sessionStorage.setItem(openedKey, text);
    else sessionStorage.removeItem(openedKey);
  } catch {
    // A browser that keeps nothing tells of nothing.
  }
}
