/** What the page does around its content, once the browser has time: messages, loading bar, flags, suggestion. */
import type { Added } from './complements.ts';
import { watchConnection } from './connection.ts';
import { compareKey, consentKey, recall } from './kept.ts';
import { watchLeaving } from './loading-view.ts';
import { openRegion } from './notification-region.ts';
import type { Removed } from './undo.ts';
import { askAboutVisitor } from './visitor.ts';

openRegion();
watchConnection();
watchLeaving();

if (/=true|toggle/.test(location.search)) {
  void import('./query-flags.ts').then(({ obeyFlags }) => obeyFlags());
}
// Only who comes from elsewhere is asked about: within the shop nobody is asked twice, and nothing need be kept.
const arrived = !document.referrer.startsWith(`${location.origin}/`);
if (arrived && !location.pathname.includes('/checkout')) void askAboutVisitor();

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
if (find('[data-vat-pending]')) void import('./vat-pending.ts');
if (find('[data-compared]') ?? recall(compareKey)) void import('./compare.ts');

if (find('[data-consent]') ?? recall(consentKey)) void import('./consent-choice.ts');

// Recommendations can be switched off by address (checklist URL-12).
const seen = find('[data-features~="bloomreach-api"] [data-seen]');
if (seen) void import('./seen.ts').then(({ seeProduct }) => seeProduct(seen));

addEventListener('kontor:added', (event) => {
  const { detail } = event as CustomEvent<Added>;
  void import('./complements.ts').then(({ offerComplements }) => offerComplements(detail));
});

addEventListener('kontor:removed', (event) => {
  const { detail } = event as CustomEvent<Removed>;
  void import('./undo.ts').then(({ offerUndo }) => offerUndo(detail));
});

// The combobox comes when somebody goes to a search field; until then, and without it, that is a plain form.
const wakeSearch = () => {
  if (find('.search :focus')) void import('./search.ts');
};
wakeSearch();
addEventListener('focusin', wakeSearch);

const tell = () => void import('./outdated.ts').then(({ sayOutdated }) => sayOutdated());
addEventListener('kontor:outdated', tell, { once: true });

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[action$="/newsletter"]')) return;
  event.preventDefault();
  void import('./newsletter-form.ts').then(({ subscribe }) => subscribe(form));
});

/** For those who wait for it, tests among them. */
document.documentElement.dataset.watched = '';
