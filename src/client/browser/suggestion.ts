/** Suggests the shop of the visitor's own country; whoever wants to stay is not asked again for a month. */
import type { VisitorAnswer } from '#domain/locale/suggestion.ts';
import { element, iconElement } from './element.ts';
import { floatNote } from './float-note.ts';
import { prefix } from './frame-text.ts';

/** Kept only because the visitor closed the suggestion: when, in ms. */
const key = 'kontor-stay';
const keptForMs = 30 * 86_400_000;

export async function suggest(): Promise<void> {
  if (staysHere()) return;
  const response = await fetch(`${prefix}/api/visitor`);
  const { suggestion } = (response.ok ? await response.json() : {}) as VisitorAnswer;
  if (suggestion) floatNote(noteOf(suggestion), stay);
}

function noteOf({ locale, href, texts }: NonNullable<VisitorAnswer['suggestion']>): HTMLElement {
  // The same page over there, where the page says that there is one.
  const same = document.head.querySelector<HTMLLinkElement>(`link[hreflang="${locale}" i]`);
  const close = element('button', { type: 'button', 'data-close': '', 'aria-label': texts.close });
  close.append(iconElement('x'));
  return element(
    'section',
    { class: 'note float', 'aria-labelledby': key },
    iconElement('globe'),
    element('h2', { id: key, class: 'b' }, texts.title),
    close,
    element('p', {}, texts.text),
    element(
      'p',
      { class: 'row' },
      element('a', { class: 'btn', href: same?.href ?? href, hreflang: locale }, texts.go),
      element(
        'button',
        { type: 'button', class: 'btn', 'data-kind': 'line', 'data-close': '' },
        texts.stay,
      ),
    ),
  );
}

function staysHere(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(key)) < keptForMs;
  } catch {
    return false;
  }
}

function stay(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // A browser that keeps nothing asks again.
  }
}
