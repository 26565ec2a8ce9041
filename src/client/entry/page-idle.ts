/** Runs when the browser is idle: messages, loading bar, query flags, market suggestion and other late parts. */

import { createElement } from '../browser/element.ts';
import { compareKey, consentKey, readItem } from '../browser/local-storage.ts';
import { watchConnection } from '../browser/notices/connection.ts';
import { watchLeaving } from '../browser/notices/loading-view.ts';
import { openRegion } from '../browser/notices/notification-region.ts';
import { fetchVisitor } from '../chrome/browser/visitor.ts';

openRegion();
watchConnection();
watchLeaving();

if (/=true|toggle/.test(location.search)) void import('../browser/notices/query-flags.ts');
// Only for visitors from other sites, so that the shop asks once without storing anything.
const arrived = !document.referrer.startsWith(`${location.origin}/`);
if (arrived && !location.pathname.includes('/checkout')) void fetchVisitor();

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
if (find('[data-vat-pending]')) void import('../checkout/vat/browser/vat-pending.ts');
if (find('[data-compared]') ?? readItem(compareKey)) void import('../catalogue/browser/compare.ts');
if (find('[data-slip]')) void import('../payment/browser/payment-slip.ts');

if (find('[data-consent]') ?? readItem(consentKey))
  void import('../consent/browser/consent-choice.ts');

// Recommendations can be switched off by address (checklist URL-12).
const later = find('[data-later]');
const seen = find('[data-features~="bloomreach-api"] [data-seen]');
if (later ?? seen) {
  void import('../catalogue/product-page/browser/recently-viewed.ts').then((shelves) => {
    if (later) shelves.showLater(later);
    if (seen) shelves.recommend(seen);
  });
}

addEventListener('kontor:added', ({ detail }) => {
  void import('../cart/browser/complements.ts').then(({ offerComplements }) =>
    offerComplements(detail),
  );
});

addEventListener('kontor:removed', ({ detail }) => {
  void import('../cart/browser/undo.ts').then(({ offerUndo }) => offerUndo(detail));
});

// The combobox is loaded when a search field gets the focus; until then, and without it, the search is a plain form.
const loadSearch = () => {
  const form = find('.search:focus-within');
  if (form) void import('../search/browser/search.ts').catch(() => sayOffline(form));
};
/** Below the field, until the list of suggestions can say it (search/browser/search.ts). */
const sayOffline = (form: HTMLElement) => {
  if (navigator.onLine || form.querySelector('.pop')) return;
  const said = createElement('p', { class: 'pop pop--hint', role: 'status' });
  form.append(said);
  said.append(form.dataset.offline ?? '');
  addEventListener('online', () => said.remove(), { once: true });
};
loadSearch();
addEventListener('focusin', loadSearch);
// Its × empties the field; a native reset would restore the text that the page came with.
document.addEventListener('reset', (event) => {
  const field = (event.target as Element).querySelector<HTMLInputElement>('.search__box input');
  if (!field) return;
  event.preventDefault();
  field.value = '';
  field.focus();
});
addEventListener('online', loadSearch);

const loadWishes = () => import('../wish-list/browser/wishes.ts');
if (/kontor-(has-wishes|customer)=1/.test(document.cookie)) void loadWishes();

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (form.matches('[action$="/newsletter"]')) {
    event.preventDefault();
    void import('../newsletter/browser/newsletter-form.ts').then(({ subscribe }) =>
      subscribe(form),
    );
  } else if (form.id === 'wish') {
    event.preventDefault();
    void loadWishes().then(({ toggleWish }) => toggleWish(submitter as HTMLButtonElement));
  }
});

/** Shows tests that the page is ready. */
document.documentElement.dataset.watched = '';
