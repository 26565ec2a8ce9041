/**
 * Shows at the end of a product page what the shop recommends, once the visitor comes near. What this browser has seen
 * is remembered only for who has agreed to it (remember.ts, which nobody else loads).
 */

import { consentKey, recall } from './kept.ts';
import { fillPlace } from './late-place.ts';
import { prefix } from './page-state.ts';

export async function seeProduct(place: HTMLElement): Promise<void> {
  const sku = place.dataset.seen ?? '';
  const known = recall(consentKey) && (await import('./remember.ts')).remember(sku, place);
  const before = known ? known.shown.join() : '';
  // Who has not chosen yet is offered the choice.
  const question = !known || known.open ? '?offer=1' : `?seen=${before}`;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void show(place, `${prefix}/__recommended/${sku}${question}`);
    },
    { rootMargin: '200% 0px' },
  );
  observer.observe(place);
}

async function show(place: HTMLElement, path: string): Promise<void> {
  const answer = await fetch(path)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const { body } = new DOMParser().parseFromString(answer, 'text/html');
  fillPlace(place, [...body.children] as HTMLElement[]);
}
