/**
 * The articles that the shopper chose to compare. Stored in the address of the comparison, and in this browser so that
 * the choice survives a change of page: the visitor requested it, so it needs no consent (eu-2026.md, strictly
 * necessary). Nothing else is stored with it.
 */
import { compareHref, maxCompared, parseCompared } from '#domain/catalogue/compare-choice.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { compareKey, readItem, storeItem } from '../../browser/local-storage.ts';
import { fetchNotice } from '../../browser/notices/notice.ts';
import { prefix } from '../../browser/page-state.ts';
import styles from '../../styles/compare-bar.css?url';

/** Adds or removes an article. The bar shows how many are chosen, or that the maximum is reached. */
export function toggleCompared(button: HTMLElement): void {
  const sku = button.dataset.compare ?? '';
  lastButton = button;
  const chosen = chosenNow();
  const known = chosen.includes(sku);
  const full = !known && chosen.length >= maxCompared;
  if (known) choose(chosen.filter((each) => each !== sku));
  else if (!full) choose([...chosen, sku]);
  showChoice(full);
}

/**
 * The comparison page shows the articles of its address; without any, the stored choice. An address from elsewhere does
 * not replace the stored choice until its reader adds or removes an article there.
 */
function settleComparison(page: HTMLElement): void {
  const known = chosenNow();
  const named = new URLSearchParams(location.search).get('skus') ?? '';
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A click on a link of this page; a reload or a step in the history does not count.
  const acted =
    document.referrer.startsWith(location.origin + location.pathname) && visit?.type === 'navigate';
  if (acted || named === known.join()) choose(parseCompared(page.dataset.compared));
  else if (!named && known.length > 0) location.replace(prefix + compareHref(known));
}

/** Updates the bar and all buttons, also on cards added later and after a change in another tab. */
function watchChoice(): void {
  showChoice();
  new MutationObserver(() => markButtons(chosenNow())).observe(document.body, {
    childList: true,
    subtree: true,
  });
  const again = () => showChoice();
  addEventListener('storage', again);
  addEventListener('pageshow', again);
}

function showChoice(full = false): void {
  const chosen = chosenNow();
  markButtons(chosen);
  const bar = document.querySelector<HTMLElement>('.comparebar');
  if (!bar && chosen.length > 0) askForBar(full);
  const [link] = bar?.getElementsByTagName('a') ?? [];
  if (!bar || !link) return;
  link.href = prefix + compareHref(chosen);
  const words = full ? bar.dataset.full : `${bar.dataset.chosen} ${chosen.length}`;
  bar.hidden = chosen.length === 0;
  // A live region must exist before its text is set, or it is not announced.
  requestAnimationFrame(() => {
    const [said] = bar.getElementsByTagName('p');
    if (said && !bar.hidden) said.textContent = words ?? '';
  });
}

/** Marks the buttons of chosen articles as pressed (chrome/browser/frame.ts turns the links into buttons). */
function markButtons(chosen: readonly string[]): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-compare]')) {
    button.ariaPressed = String(chosen.includes(button.dataset.compare ?? ''));
  }
}

let lastButton: HTMLElement | undefined;

let isAsked = false;

/** Fetches the bar and its style sheet once; not in the checkout, which has no departments. */
function askForBar(full: boolean): void {
  if (isAsked || !document.querySelector('.catbar')) return;
  isAsked = true;
  void Promise.all([fetchNotice('compare'), loadStyles(styles)])
    .then(([bar]) => bar && insert(bar, full))
    .catch(() => {
      isAsked = false;
    });
}

function insert(bar: HTMLElement, full: boolean): void {
  document.body.append(bar);
  keepClear(bar);
  showChoice(full);
  bar.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    choose([]);
    showChoice();
    // The hidden bar had the focus: it goes to the button pressed last, or to the start of the content.
    const next = lastButton?.isConnected
      ? lastButton
      : (document.querySelector<HTMLElement>('[data-compare]') ?? startOfContent());
    next?.focus({ preventScroll: true });
  });
}

function startOfContent(): HTMLElement | null {
  const main = document.querySelector('main');
  if (main) main.tabIndex = -1;
  return main;
}

/** Sets the heights of the bars for the style sheet, and scrolls a focused element out from under them (WCAG 2.4.11). */
function keepClear(bar: HTMLElement): void {
  const bars = { compare: bar, buy: document.querySelector<HTMLElement>('.buybar') };
  const measured = new ResizeObserver(() => {
    for (const [name, each] of Object.entries(bars)) {
      document.documentElement.style.setProperty(`--${name}bar`, `${each?.offsetHeight ?? 0}px`);
    }
    const focused = document.activeElement;
    if (
      bar.hidden ||
      !focused ||
      focused === document.body ||
      focused.closest('.comparebar, .buybar')
    )
      return;
    const { top, bottom } = focused.getBoundingClientRect();
    if (top < innerHeight && bottom > bar.getBoundingClientRect().top) {
      focused.scrollIntoView({ block: 'nearest' });
    }
  });
  for (const each of Object.values(bars)) if (each) measured.observe(each);
}

function chosenNow(): string[] {
  return parseCompared(readItem(compareKey));
}

function choose(skus: readonly string[]): void {
  storeItem(compareKey, skus.join());
}

const comparison = document.querySelector<HTMLElement>('[data-compared]');
if (comparison) settleComparison(comparison);
else watchChoice();
