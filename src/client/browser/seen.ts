/**
 * Shows at the end of a product page what the shop recommends, once the visitor comes near. Only with a consent for it
 * does this browser remember which articles it has seen, and tell the shop which were seen together.
 */
import type { Purpose } from '#domain/consent/browser-consent.ts';
import { seenIn, seenKey, seenWith, toldBefore } from '#domain/recommendation/last-seen.ts';
import { chosenConsent } from './consent.ts';
import { prefix } from './frame-text.ts';
import { fillPlace, widenPlace } from './late-place.ts';

export function seeProduct(place: HTMLElement): void {
  const sku = place.dataset.seen ?? '';
  const consent = chosenConsent();
  const before = consent?.size ? read() : [];
  write(consent?.size ? seenWith(before, sku) : []);
  if (consent?.has('statistics') && !before.includes(sku)) tell(sku, before.slice(0, toldBefore));
  // A row of what was seen comes below the usual one.
  if (consent?.has('preferences') && before.length > 0) widenPlace(place, 2);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void show(place, sku, questionOf(consent, before));
    },
    { rootMargin: '200% 0px' },
  );
  observer.observe(place);
}

/** Who has not chosen yet is offered the choice; who has agreed sees what was seen last. */
function questionOf(consent: ReadonlySet<Purpose> | undefined, before: string[]): string {
  if (!consent) return '?offer=1';
  return consent.has('preferences') ? `?seen=${before.join(',')}` : '';
}

/** Nothing says who tells; whoever asks by browser not to be counted is not. */
function tell(sku: string, before: string[]): void {
  const unwilling = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  if (before.length === 0 || unwilling) return;
  navigator.sendBeacon(`${prefix}/api/viewed`, JSON.stringify({ sku, before }));
}

async function show(place: HTMLElement, sku: string, question: string): Promise<void> {
  const answer = await fetch(`${prefix}/__recommended/${sku}${question}`)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const { body } = new DOMParser().parseFromString(answer, 'text/html');
  fillPlace(place, [...body.children] as HTMLElement[]);
}

function read(): string[] {
  try {
    return seenIn(localStorage.getItem(seenKey));
  } catch {
    return [];
  }
}

/** An empty list is none at all: a consent that has run out leaves nothing behind. */
function write(seen: readonly string[]): void {
  try {
    if (seen.length > 0) localStorage.setItem(seenKey, seen.join(','));
    else localStorage.removeItem(seenKey);
  } catch {
    // A browser that keeps nothing has seen nothing.
  }
}
