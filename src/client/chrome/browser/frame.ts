/** Enhances the frame of a page: links that open in place, department panels, parts for anonymous visitors only. */

import { showForVisitor } from '../../browser/visitor-parts.ts';
import { enhanceDepartmentPanels } from './department-panels.ts';

export function enhanceFrame(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!(link instanceof HTMLAnchorElement) || isForBrowser(event)) return;
    if ('dialog' in link.dataset) openInPlace(event, link);
    if ('back' in link.dataset) stepBack(event, link);
    if (link.dataset.compare) compare(event, link);
    if (link.href.startsWith('mailto:?')) share(event, link);
  });
  showForVisitor(document);
  enhanceDepartmentPanels();
  if (innerWidth > 767) unfoldFooter();
  makeButtons();
  new MutationObserver(makeButtons).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', (event) => {
    const button = event.target as HTMLElement;
    if (event.key !== ' ' || !button.dataset.compare) return;
    event.preventDefault();
    button.click();
  });
}

/** On a wide screen styles show the columns of the footer until they are open indeed. */
function unfoldFooter(): void {
  const footer = document.querySelector<HTMLElement>('.foot');
  for (const column of footer?.querySelectorAll('details') ?? []) column.open = true;
  if (footer) footer.dataset.unfolded = '';
}

/** With a script the link to the comparison is a toggle button, which works with the space bar too. */
function makeButtons(): void {
  for (const button of document.querySelectorAll('[data-compare]:not([role])')) {
    button.role = 'button';
    button.ariaPressed ??= 'false';
  }
}

/** Adds the article to the comparison or removes it; if the script cannot be loaded, the link is followed. */
function compare(event: MouseEvent, link: HTMLAnchorElement): void {
  event.preventDefault();
  const follow = () => location.assign(link.href);
  void import('../../catalogue/browser/compare.ts')
    .then(({ toggleCompared }) => toggleCompared(link))
    .catch(follow);
}

/** A click with a modifier key opens another window or tab; an event that was already handled is ignored. */
function isForBrowser(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}

/** Shows the linked page in a dialog; if that fails, the link is followed as without a script. */
function openInPlace(event: MouseEvent, link: HTMLAnchorElement): void {
  // A link with a fragment shows a part that this view of the page does not have.
  if (link.pathname === location.pathname && !link.hash) return;
  event.preventDefault();
  const follow = () => location.assign(link.href);
  void import('../../browser/page-dialog.ts').then(({ openPage }) => openPage(link)).catch(follow);
}

/** What a link would send by mail (ui/mailto.ts) is sent by the shopper's own choice of program, where the browser has one. */
function share(event: MouseEvent, link: HTMLAnchorElement): void {
  if (!('share' in navigator)) return;
  event.preventDefault();
  const sent = new URLSearchParams(link.search);
  // A rejection means that the shopper closed the choice.
  navigator
    .share({ title: sent.get('subject') ?? '', url: sent.get('body') ?? '' })
    .catch(() => undefined);
}

/** Goes back in the history if the link leads to the previous page, which is then restored as it was left. */
function stepBack(event: MouseEvent, link: HTMLAnchorElement): void {
  if (history.length < 2 || document.referrer !== link.href) return;
  event.preventDefault();
  history.back();
}
