/**
 * Searches made in this browser, suggested again if the visitor consented (preferences). Beside each is a button that
 * deletes it, outside the listbox, which may contain only options.
 */
import { entriesUnderConsent } from '#domain/consent/browser-consent.ts';
import { type TimedEntry, writeEntries } from '#domain/consent/timed-entries.ts';
import { withViewed } from '#domain/recommendation/recently-viewed.ts';
import { createElement, createIcon } from '../../browser/element.ts';
import { readItem, storeItem } from '../../browser/local-storage.ts';
import { chosenConsent, searchesKey } from '../../consent/browser/consent.ts';

const maxPastSearches = 5;

/** Undefined without consent to store searches. */
function storedSearches(): TimedEntry[] | undefined {
  const agreedAt = chosenConsent().get('preferences');
  return agreedAt === undefined
    ? undefined
    : entriesUnderConsent(agreedAt, readItem(searchesKey), Date.now());
}

/** Stores a text percent-encoded, so that it contains none of the separators of the stored list. */
export function rememberText(text: string): void {
  const texts = storedSearches();
  const word = encodeURIComponent(text.toWellFormed());
  if (texts)
    storeItem(searchesKey, writeEntries(withViewed(texts, word, Date.now(), maxPastSearches)));
}

function forget(word: string): void {
  storeItem(searchesKey, writeEntries((storedSearches() ?? []).filter(([each]) => each !== word)));
}

/** Empty without past searches. `again`: called after one was deleted. */
export function pastList(form: HTMLFormElement, again: () => void): HTMLElement[] {
  const texts = storedSearches() ?? [];
  if (texts.length === 0) return [];
  const { past = '', remove = '' } = form.dataset;
  const title = createElement('p', { class: 'search__head', 'aria-hidden': 'true' }, past);
  // Equal to `searchListId`: importing that would split a chunk for every page.
  const list = createElement('div', { role: 'listbox', id: 'search-list', 'aria-label': past });
  const buttons = createElement('div', {});
  for (const [word] of texts) {
    const text = new URLSearchParams(`text=${word}`).get('text') ?? '';
    const href = `${form.action}?query=${word}`;
    const option = { role: 'option', class: 'opt', href, tabindex: '-1', 'data-text': text };
    list.append(createElement('a', option, createElement('span', {}, text)));
    const label = remove.replace('…', () => text);
    const button = createElement(
      'button',
      { type: 'button', 'aria-label': label },
      createIcon('x'),
    );
    button.addEventListener('click', () => {
      forget(word);
      again();
    });
    buttons.append(button);
  }
  return [title, createElement('div', { class: 'search__past' }, list, buttons)];
}
