/** Suggests the shop of the visitor's own country, in a note at the bottom of the window. */
import type { VisitorAnswer } from '#domain/locale/suggestion.ts';
import { createElement, createIcon } from '../../browser/element.ts';
import { floatNote } from '../../browser/notices/float-note.ts';

type Suggestion = NonNullable<VisitorAnswer['suggestion']>;

const titleId = 'suggestion';

export function suggest({ locale, href, texts }: Suggestion, onClose: () => void): void {
  // The same page in the other market, if this page has a link to it.
  const same = document.head.querySelector<HTMLLinkElement>(`link[hreflang="${locale}" i]`);
  const close = createElement('button', {
    type: 'button',
    'data-close': '',
    'aria-label': texts.close,
  });
  close.append(createIcon('x'));
  const stay = { type: 'button', class: 'btn', 'data-kind': 'line', 'data-close': '' };
  const note = createElement(
    'section',
    { class: 'note float', 'aria-labelledby': titleId },
    createIcon('globe'),
    createElement('h2', { id: titleId, class: 'b' }, texts.title),
    close,
    createElement('p', {}, texts.text),
    createElement(
      'p',
      { class: 'row' },
      createElement('a', { class: 'btn', href: same?.href ?? href, hreflang: locale }, texts.go),
      createElement('button', stay, texts.stay),
    ),
  );
  floatNote(note, onClose);
}
