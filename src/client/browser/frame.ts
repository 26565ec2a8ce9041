/** Brings the frame of a page to life: links that open in place, departments that unfold, parts for strangers only. */

import { unfoldDepartments } from './department-panels.ts';
import { showForVisitor } from './visitor-parts.ts';

export function enhanceFrame(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!(link instanceof HTMLAnchorElement) || isForBrowser(event)) return;
    if ('dialog' in link.dataset) openInPlace(event, link);
    if ('back' in link.dataset) stepBack(event, link);
    if (link.dataset.compare) compare(event, link);
  });
  showForVisitor(document);
  unfoldDepartments();
  makeKeys();
  new MutationObserver(makeKeys).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', (event) => {
    const key = event.target as HTMLElement;
    if (event.key !== ' ' || !key.dataset.compare) return;
    event.preventDefault();
    key.click();
  });
}

/** With a script the link to the comparison is a key that stays pressed, and obeys the space bar as keys do. */
function makeKeys(): void {
  for (const key of document.querySelectorAll('[data-compare]:not([role])')) {
    key.role = 'button';
    key.ariaPressed ??= 'false';
  }
}

/** Into what is chosen to be compared, or out of it; where that cannot be had, the link compares what it names. */
function compare(event: MouseEvent, link: HTMLAnchorElement): void {
  event.preventDefault();
  const follow = () => location.assign(link.href);
  void import('./compare.ts').then(({ toggleCompared }) => toggleCompared(link)).catch(follow);
}

/** Another window, another tab, a copy of the address: what the visitor wants is a link. */
function isForBrowser(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}

/** Shows the linked page in a dialog; where that cannot be had, the link leads on as it would without a script. */
function openInPlace(event: MouseEvent, link: HTMLAnchorElement): void {
  if (link.pathname === location.pathname) return;
  event.preventDefault();
  const follow = () => location.assign(link.href);
  void import('./page-dialog.ts').then(({ openPage }) => openPage(link)).catch(follow);
}

/** The page before this one as it was left, if it is one of ours. */
function stepBack(event: MouseEvent, link: HTMLAnchorElement): void {
  if (history.length < 2 || document.referrer !== link.href) return;
  event.preventDefault();
  history.back();
}
