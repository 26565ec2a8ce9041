/** The boxes of src/client/consent/consent-choice.tsx: each counts at once, taking back is as easy as agreeing (D-02). */
import type { Purpose } from '#domain/consent/browser-consent.ts';
import { choose, chosenConsent } from './consent.ts';

function offerConsentChoice(place: HTMLElement): void {
  const boxes = [...place.querySelectorAll<HTMLInputElement>('input')];
  const said = place.querySelector<HTMLElement>('[role="status"]');
  const show = () => {
    const agreed = chosenConsent();
    for (const box of boxes) box.checked = agreed?.has(box.value as Purpose) ?? false;
  };
  show();
  for (const box of boxes) {
    box.disabled = false;
    box.addEventListener('change', () => {
      const kept = choose(box.value as Purpose, box.checked);
      show();
      if (said) said.textContent = (kept ? said.dataset.kept : said.dataset.failed) ?? '';
    });
  }
  // Another window of this shop may change it, and a page that comes back from the history shows what holds now.
  addEventListener('storage', show);
  addEventListener('pageshow', show);
}

const place = document.querySelector<HTMLElement>('[data-consent]');
if (place) offerConsentChoice(place);
