/**
 * What was searched for in this browser, offered again to who has agreed to it (preferences). Beside each stands a key
 * that forgets it: outside the listbox, which holds nothing but options.
 */
import { keptUnder } from '#domain/consent/browser-consent.ts';
import { type Kept, writeKept } from '#domain/consent/kept-words.ts';
import { seenWith } from '#domain/recommendation/last-seen.ts';
import { chosenConsent, pastKey } from './consent.ts';
import { element, iconElement } from './element.ts';
import { keep, recall } from './kept.ts';

const mostPast = 5;

/** Undefined where nothing may be kept. */
function keptTexts(): Kept[] | undefined {
  const agreedAt = chosenConsent().get('preferences');
  return agreedAt === undefined ? undefined : keptUnder(agreedAt, recall(pastKey), Date.now());
}

/** The text as an address writes it: no sign in it that a list is made of. */
export function rememberText(text: string): void {
  const texts = keptTexts();
  const word = encodeURIComponent(text.toWellFormed());
  if (texts) keep(pastKey, writeKept(seenWith(texts, word, Date.now(), mostPast)));
}

function forget(word: string): void {
  keep(pastKey, writeKept((keptTexts() ?? []).filter(([each]) => each !== word)));
}

/** Nothing where nothing is kept. `again`: after one was forgotten. */
export function pastList(form: HTMLFormElement, again: () => void): HTMLElement[] {
  const texts = keptTexts() ?? [];
  if (texts.length === 0) return [];
  const { past = '', remove = '' } = form.dataset;
  const title = element('p', { class: 'search__head', 'aria-hidden': 'true' }, past);
  // `searchListId`: imported here it would be one more file for every page.
  const list = element('div', { role: 'listbox', id: 'search-list', 'aria-label': past });
  const keys = element('div', {});
  for (const [word] of texts) {
    const text = new URLSearchParams(`text=${word}`).get('text') ?? '';
    const href = `${form.action}?query=${word}`;
    const option = { role: 'option', class: 'opt', href, tabindex: '-1', 'data-text': text };
    list.append(element('a', option, element('span', {}, text)));
    const label = remove.replace('…', () => text);
    const key = element('button', { type: 'button', 'aria-label': label }, iconElement('x'));
    key.addEventListener('click', () => {
      forget(word);
      again();
    });
    keys.append(key);
  }
  return [title, element('div', { class: 'search__past' }, list, keys)];
}
