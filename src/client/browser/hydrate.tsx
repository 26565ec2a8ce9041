/** The browser's entry: wakes the page's islands, each when its time has come, and lets forms act in place. */
import type { When } from '../island.tsx';
import { reloadLostChunks } from './chunk-reload.ts';
import { hasCustomerHint } from './customer-hint.ts';
import { enhanceForms } from './enhance-forms.ts';
import { enhanceFrame } from './frame.ts';
import { pageState } from './page-state.ts';

const page = pageState;

if (page) {
  reloadLostChunks(page.chunkReload);
  const wakeIn = (part: ParentNode) => {
    for (const element of part.querySelectorAll<HTMLElement>('[data-island]')) {
      const wake = async () => (await import('./wake.tsx')).wake(element, page);
      schedule(element.dataset.when as When, element, () => void wake());
    }
  };
  wakeIn(document);
  // A main part that took the place of another brings its own.
  addEventListener('kontor:shown', () => {
    const main = document.querySelector('main');
    if (main) wakeIn(main);
  });
  if (hasCustomerHint()) {
    void import('./account-menu.ts').then(({ showAccountMenu }) => showAccountMenu(page.shop));
  }
}
enhanceForms();
enhanceFrame();
schedule('idle', document.body, () => void import('./around.ts'));
if (document.querySelector('[data-listing]')) {
  schedule('idle', document.body, () => void import('./listing.ts'));
}
const gallery = document.querySelector<HTMLElement>('.gallery');
if (gallery) {
  schedule('idle', gallery, () => {
    void import('./product-page.ts').then(({ enhanceProductPage }) => enhanceProductPage(gallery));
  });
}
const slip = document.querySelector<HTMLElement>('.slip');
if (slip) void import('./slip.ts').then(({ enhanceSlip }) => enhanceSlip(slip));

function schedule(when: When, element: HTMLElement, run: () => void): void {
  if (when === 'visible') {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    });
    for (const child of element.children) observer.observe(child);
  } else if (when === 'idle' && 'requestIdleCallback' in window) {
    requestIdleCallback(run, { timeout: 2000 });
  } else {
    run();
  }
}
