/**
 * Remembers which articles this window has seen, tells the shop which were seen together, and shows what it recommends
 * once the visitor comes near the end of the page.
 */
import { seenIn, seenWith, toldBefore } from '#domain/recommendation/last-seen.ts';
import { prefix } from './frame-text.ts';

const key = 'kontor-seen';

export function seeProduct(place: HTMLElement): void {
  const sku = place.dataset.seen ?? '';
  const before = read();
  write(seenWith(before, sku));
  if (!before.includes(sku)) tell(sku, before.slice(0, toldBefore));
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void show(place, sku, before);
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(place);
}

/** Nothing says who tells; whoever asks not to be counted is not. */
function tell(sku: string, before: string[]): void {
  const unwilling = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  if (before.length === 0 || unwilling) return;
  navigator.sendBeacon(`${prefix}/api/viewed`, JSON.stringify({ sku, before }));
}

/** Only while the place is out of sight: what the visitor reads must not move. */
async function show(place: HTMLElement, sku: string, before: string[]): Promise<void> {
  const response = await fetch(`${prefix}/__recommended/${sku}?seen=${before.join(',')}`);
  if (!response.ok) return;
  const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (place.getBoundingClientRect().top > innerHeight) place.append(...body.childNodes);
}

function read(): string[] {
  try {
    return seenIn(sessionStorage.getItem(key));
  } catch {
    return [];
  }
}

function write(seen: readonly string[]): void {
  try {
    sessionStorage.setItem(key, seen.join(','));
  } catch {
    // A browser that keeps nothing has seen nothing.
  }
}
