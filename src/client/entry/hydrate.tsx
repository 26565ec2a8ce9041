/** The browser's entry: hydrates the page's islands, each at its time, and enhances its forms. */

import { reloadLostChunks } from '../browser/chunk-reload.ts';
import { hasCustomerHint } from '../browser/customer-hint.ts';
import { enhanceForms } from '../browser/enhance-forms.ts';
import { dispatch } from '../browser/page-events.ts';
import { pageState } from '../browser/page-state.ts';
import { enhanceFrame } from '../chrome/browser/frame.ts';
import type { When } from '../island.tsx';

dispatch('kontor:scripts');

const page = pageState;

if (page) {
  reloadLostChunks(page.chunkReload);
  const hydrateIn = (part: ParentNode) => {
    for (const element of part.querySelectorAll<HTMLElement>('[data-island]')) {
      const wake = async () => (await import('./wake.ts')).wake(element, page);
      schedule(element.dataset.when as When, element, () => void wake());
    }
  };
  hydrateIn(document);
  // A replaced main part contains new islands.
  addEventListener('kontor:shown', () => {
    const main = document.querySelector('main');
    if (main) hydrateIn(main);
  });
  if (hasCustomerHint()) {
    void import('../account/browser/account-menu.ts').then(({ showAccountMenu }) =>
      showAccountMenu(page.shop),
    );
  }
}
// Before any part of the page makes a call.
addEventListener(
  'kontor:outdated',
  () =>
    void import('../browser/notices/outdated.ts').then(({ showOutdatedNotice }) =>
      showOutdatedNotice(),
    ),
  { once: true },
);
enhanceForms();
enhanceFrame();
schedule('idle', document.body, () => void import('./page-idle.ts'));
if (document.querySelector('[data-listing],.clock')) {
  schedule('idle', document.body, () => void import('../catalogue/listing/browser/listing.ts'));
}
const gallery = document.querySelector<HTMLElement>('.gallery');
if (gallery) {
  schedule('idle', gallery, () => {
    void import('../catalogue/product-page/browser/product-page.ts').then(
      ({ enhanceProductPage }) => enhanceProductPage(gallery),
    );
  });
}

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
