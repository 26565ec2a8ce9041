/** The browser's entry: wakes the page's islands, each when its time has come, and lets forms act in place. */
import type { Texts } from '#domain/texts/texts.ts';
import type { When } from '../island.tsx';
import type { ShopView } from '../shop.tsx';
import { hasCustomerHint } from './customer-hint.ts';
import { enhanceForms } from './enhance-forms.ts';
import { enhanceFrame } from './frame.ts';

export type PageState = { shop: ShopView; texts: Texts };

const state = document.getElementById('page-state');
if (state?.textContent) {
  const page = JSON.parse(state.textContent) as PageState;
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const wake = async () => (await import('./wake.tsx')).wake(element, page);
    schedule(element.dataset.when as When, element, () => void wake());
  }
  if (hasCustomerHint()) {
    void import('./account-menu.ts').then(({ showAccountMenu }) => showAccountMenu(page.shop));
  }
}
enhanceForms();
enhanceFrame();

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
