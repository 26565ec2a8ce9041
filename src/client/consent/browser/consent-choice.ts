/**
 * The checkboxes of src/client/consent/consent-choice.tsx: each takes effect at once, and withdrawing is as easy as
 * agreeing (D-02). If a choice is stored, this script runs on every page and deletes expired data.
 */
import type { Purpose } from '#domain/consent/browser-consent.ts';
import { choose, chosenConsent, dropExpired, hasGlobalPrivacyControl } from './consent.ts';

function offerConsentChoice(place: HTMLElement): void {
  const boxes = [...place.querySelectorAll<HTMLInputElement>('input')];
  const said = place.querySelector<HTMLElement>('[role="status"]');
  const show = () => {
    const agreed = chosenConsent();
    for (const box of boxes) box.checked = agreed.has(box.value as Purpose);
  };
  show();
  for (const box of boxes) {
    if (isSignalled(box)) continue;
    box.disabled = false;
    box.addEventListener('change', () => {
      const kept = choose(box.value as Purpose, box.checked);
      show();
      if (said) said.textContent = (kept ? said.dataset.kept : said.dataset.failed) ?? '';
    });
  }
  // Another tab may change the choice, and a page restored from the history must show the current one.
  addEventListener('storage', show);
  addEventListener('pageshow', show);
}

/** If the browser sends Global Privacy Control, the box stays disabled and the reason replaces its description. */
function isSignalled(box: HTMLInputElement): boolean {
  const about = box.parentElement?.querySelector<HTMLElement>('[data-signal]');
  if (!about || !hasGlobalPrivacyControl()) return false;
  const words = about.parentElement;
  if (words) words.style.minBlockSize = `${words.offsetHeight}px`;
  about.textContent = about.dataset.signal ?? '';
  return true;
}

dropExpired();
const place = document.querySelector<HTMLElement>('[data-consent]');
if (place) offerConsentChoice(place);
