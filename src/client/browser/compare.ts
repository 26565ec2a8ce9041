/**
 * The shopper's choice of articles to compare. Kept in the address of the comparison, and here so that it can grow from
 * page to page: the visitor asked for it, so it needs no consent (eu-2026.md, strictly necessary). Nothing else is kept
 * with it.
 */
import { chosenIn, compareHref, mostCompared } from '#domain/catalogue/compare-choice.ts';
import styles from '../styles/compare-bar.css?url';
import { element } from './element.ts';
import { compareKey, keep, recall } from './kept.ts';
import { prefix } from './page-state.ts';

/** One more or one less. The bar says how many there are, or that there is no room for one more. */
export function toggleCompared(key: HTMLElement): void {
  const sku = key.dataset.compare ?? '';
  lastKey = key;
  const chosen = chosenNow();
  const known = chosen.includes(sku);
  const full = !known && chosen.length >= mostCompared;
  if (known) choose(chosen.filter((each) => each !== sku));
  else if (!full) choose([...chosen, sku]);
  showChoice(full);
}

/**
 * The page of the comparison shows what its address says, and the choice when the address says nothing. An address that
 * came from elsewhere is no choice: what its reader had chosen stays, until he takes something out or adds it here.
 */
function settleComparison(page: HTMLElement): void {
  const known = chosenNow();
  const named = new URLSearchParams(location.search).get('skus') ?? '';
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A link of this very page; what is opened again or gone back to is no act.
  const acted =
    document.referrer.startsWith(location.origin + location.pathname) && visit?.type === 'navigate';
  if (acted || named === known.join()) choose(chosenIn(page.dataset.compared));
  else if (!named && known.length > 0) location.replace(prefix + compareHref(known));
}

/** The bar, and the state of every key: also of those that come with further cards, and after another window's change. */
function watchChoice(): void {
  showChoice();
  new MutationObserver(() => markKeys(chosenNow())).observe(document.body, {
    childList: true,
    subtree: true,
  });
  const again = () => showChoice();
  addEventListener('storage', again);
  addEventListener('pageshow', again);
}

function showChoice(full = false): void {
  const chosen = chosenNow();
  markKeys(chosen);
  const bar = document.querySelector<HTMLElement>('.comparebar') ?? newBar();
  const [link] = bar?.getElementsByTagName('a') ?? [];
  if (!bar || !link) return;
  link.href = prefix + compareHref(chosen);
  const words = full ? bar.dataset.full : `${bar.dataset.chosen} ${chosen.length}`;
  bar.hidden = !dressed || chosen.length === 0;
  // A live region that is read must be there before its words.
  requestAnimationFrame(() => {
    const [said] = bar.getElementsByTagName('p');
    if (said && !bar.hidden) said.textContent = words ?? '';
  });
}

/** A key that is chosen stays pressed (browser/frame.ts makes keys of the links). */
function markKeys(chosen: readonly string[]): void {
  for (const key of document.querySelectorAll<HTMLElement>('[data-compare]')) {
    key.ariaPressed = String(chosen.includes(key.dataset.compare ?? ''));
  }
}

/** The bar is hidden until its style sheet is there. */
let dressed = false;

let lastKey: HTMLElement | undefined;

/** From the page's template. */
function newBar(): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#compare-bar');
  const bar = template?.content.firstElementChild?.cloneNode(true);
  if (!(bar instanceof HTMLElement)) return undefined;
  const link = element('link', { rel: 'stylesheet', href: styles });
  link.onload = () => {
    dressed = true;
    showChoice();
  };
  document.head.append(link);
  document.body.append(bar);
  keepClear(bar);
  bar.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    choose([]);
    showChoice();
    // The bar goes, and with it what has the focus: on from the last key that was pressed, or from the content's start.
    const next = lastKey?.isConnected
      ? lastKey
      : (document.querySelector<HTMLElement>('[data-compare]') ?? startOfContent());
    next?.focus({ preventScroll: true });
  });
  return bar;
}

function startOfContent(): HTMLElement | null {
  const main = document.querySelector('main');
  if (main) main.tabIndex = -1;
  return main;
}

/** How high the bars at the foot are, for the style sheet: what has the focus comes to lie above them (WCAG 2.4.11). */
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
  return chosenIn(recall(compareKey));
}

function choose(skus: readonly string[]): void {
  keep(compareKey, skus.join());
}

const comparison = document.querySelector<HTMLElement>('[data-compared]');
if (comparison) settleComparison(comparison);
else watchChoice();
