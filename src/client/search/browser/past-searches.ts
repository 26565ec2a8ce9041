/**
 * What this browser remembers if the visitor consented (preferences), offered under the empty field: searches made in
 * it, and the articles seen last.
 */
import { entriesUnderConsent } from '#domain/consent/browser-consent.ts';
import { type TimedEntry, writeEntries } from '#domain/consent/timed-entries.ts';
import { withViewed } from '#domain/recommendation/recently-viewed.ts';
import { createElement, createIcon } from '../../browser/element.ts';
import { readItem, storeItem } from '../../browser/local-storage.ts';
import { prefix } from '../../browser/page-state.ts';
import { lastSeen } from '../../catalogue/product-page/browser/viewed-products.ts';
import { chosenConsent, searchesKey } from '../../consent/browser/consent.ts';

const maxPastSearches = 5;
/** With the bestsellers below them, they fit a screen. */
const maxSeen = 3;

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

/** A group of links, each with a button that deletes it; undefined without past searches. `again`: one was deleted. */
export function pastList(form: HTMLFormElement, again: () => void): HTMLElement | undefined {
  const texts = storedSearches() ?? [];
  if (texts.length === 0) return undefined;
  const { past = '', remove = '' } = form.dataset;
  const title = createElement('p', { class: 'search__head', 'aria-hidden': 'true' }, past);
  const list = createElement('div', { class: 'search__past' });
  for (const [word] of texts) {
    const text = new URLSearchParams(`text=${word}`).get('text') ?? '';
    const link = { class: 'opt', href: `${form.action}?query=${word}`, 'data-text': text };
    const words = createElement('span', {}, text);
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
    list.append(createElement('a', link, createIcon('history'), words), button);
  }
  return createElement('div', { role: 'group', 'aria-label': past }, title, list);
}

/** The group of articles seen last, as the shop shows them; empty without any, or if it does not answer. */
export async function seenList(): Promise<Node[]> {
  const skus = lastSeen().slice(0, maxSeen);
  if (skus.length === 0) return [];
  const answer = await fetch(`${prefix}/__last-seen?rows=1&seen=${skus.join()}`)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  return [...new DOMParser().parseFromString(answer, 'text/html').body.children];
}
