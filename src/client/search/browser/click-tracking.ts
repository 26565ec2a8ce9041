/**
 * Reports which search result is opened, if the visitor consented to statistics: search text, article and position. A
 * hosted index requires a user token: each report contains a new random one, which is not stored.
 * Source: checklist SEA-4.
 */

import { prefix } from '../../browser/page-state.ts';
import { chosenConsent } from '../../consent/browser/consent.ts';

for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, sendClick);

function sendClick({ target, button }: MouseEvent): void {
  if (!(target instanceof Element) || button > 1) return;
  const card = target.closest('.card__title a')?.closest<HTMLElement>('[data-found]');
  const searchTerm = new URLSearchParams(location.search).get('query')?.trim();
  if (!card || !searchTerm || !chosenConsent().has('statistics')) return;
  const { queryId } = document.querySelector<HTMLElement>('[data-query-id]')?.dataset ?? {};
  const body = JSON.stringify({
    objectIDs: [card.dataset.found],
    searchTerm,
    positions: [placeOf(card)],
    ...(queryId && { queryId, userToken: crypto.randomUUID() }),
  });
  // Without cookies. `keepalive` sends it after the page is left; a failure is ignored.
  const request = { method: 'POST', body, keepalive: true, credentials: 'omit' } as const;
  void fetch(`${prefix}/api/searched`, request).catch(() => undefined);
}

/** The position in all results, from 1. The pager contains the position of the first card shown. */
function placeOf(card: HTMLElement): number {
  const { from = '1' } = document.querySelector<HTMLElement>('.pager [data-from]')?.dataset ?? {};
  return (
    Number(from.replace(/\D/g, '')) + [...document.querySelectorAll('[data-found]')].indexOf(card)
  );
}
