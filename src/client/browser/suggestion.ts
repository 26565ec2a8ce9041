/** The suggestion of the shop in the visitor's own country, as a note at the bottom of the window. */
import type { VisitorAnswer } from '#domain/locale/suggestion.ts';
import { element, iconElement } from './element.ts';
import { floatNote } from './float-note.ts';

type Suggestion = NonNullable<VisitorAnswer['suggestion']>;

const titleId = 'suggestion';

export function suggest({ locale, href, texts }: Suggestion, onClose: () => void): void {
  // The same page over there, where the page says that there is one.
  const same = document.head.querySelector<HTMLLinkElement>(`link[hreflang="${locale}" i]`);
  const close = element('button', { type: 'button', 'data-close': '', 'aria-label': texts.close });
  close.append(iconElement('x'));
  const stay = { type: 'button', class: 'btn', 'data-kind': 'line', 'data-close': '' };
  const note = element(
    'section',
    { class: 'note float', 'aria-labelledby': titleId },
    iconElement('globe'),
    element('h2', { id: titleId, class: 'b' }, texts.title),
    close,
    element('p', {}, texts.text),
    element(
      'p',
      { class: 'row' },
      element('a', { class: 'btn', href: same?.href ?? href, hreflang: locale }, texts.go),
      element('button', stay, texts.stay),
    ),
  );
  floatNote(note, onClose);
}
