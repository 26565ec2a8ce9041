/**
 * Shows recommendations at the end of a product page when the visitor scrolls near them. Viewed articles are stored
 * only with the visitor's consent (viewed-products.ts, which is not loaded otherwise).
 */

import { consentKey, readItem } from '../../../browser/local-storage.ts';
import { prefix } from '../../../browser/page-state.ts';
import { fillReservedPlace } from '../../../browser/reserved-height.ts';

export async function recommend(place: HTMLElement): Promise<void> {
  const sku = place.dataset.seen ?? '';
  const known = readItem(consentKey) && (await import('./viewed-products.ts')).remember(sku, place);
  const before = known ? known.join() : '';
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void show(place, `/__recommended/${sku}?seen=${before}`);
    },
    { rootMargin: '200% 0px' },
  );
  observer.observe(place);
}

/** What the place names by its address; without one, as in an empty cart, what the visitor viewed last. */
export async function showLater(place: HTMLElement): Promise<void> {
  const { later } = place.dataset;
  if (later) return show(place, later);
  if (!readItem(consentKey)) return;
  const skus = (await import('./viewed-products.ts')).lastSeen();
  if (skus.length > 0) await show(place, `/__last-seen?seen=${skus.join()}`);
}

async function show(place: HTMLElement, path: string): Promise<void> {
  const answer = await fetch(prefix + path)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const { body } = new DOMParser().parseFromString(answer, 'text/html');
  fillReservedPlace(place, [...body.children] as HTMLElement[]);
}
