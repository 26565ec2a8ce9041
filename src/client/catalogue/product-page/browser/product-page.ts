/** Enhances the product page: the reel's buttons and counter, the floating bar, the link to the section in view. */

export function enhanceProductPage(gallery: HTMLElement): void {
  const reel = gallery.querySelector<HTMLElement>('.gallery__reel');
  if (reel) enhanceReel(gallery, reel);
  floatBar();
  markSections();
  /** For code that waits for it, e.g. tests. */
  document.documentElement.dataset.productAwake = '';
}

function enhanceReel(gallery: HTMLElement, reel: HTMLElement): void {
  const links = [...gallery.querySelectorAll('.thumbs a:not([data-film])')];
  const number = gallery.querySelector('[data-number]');
  const inView = () => Math.round(Math.abs(reel.scrollLeft) / reel.clientWidth);
  const show = (index: number) => reel.scrollTo({ left: index * reel.clientWidth });
  let shown = 0;
  reel.addEventListener('scroll', () => {
    const index = inView();
    if (index === shown) return;
    shown = index;
    if (number) number.textContent = `${index + 1}`;
    markCurrent(links, links[index]);
  });
  reel.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(inView() + step);
  });
  gallery.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // A click on a picture is one on the magnifier.
    const key = target.matches('.gallery__reel img')
      ? gallery.querySelector<HTMLElement>('[data-viewer="zoom"]')
      : target.closest<HTMLElement>('a, button');
    if (!key || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { step, viewer, film } = key.dataset;
    // The link scrolls to it.
    if (film !== undefined) void document.querySelector<HTMLVideoElement>('video#video')?.play();
    const index = links.indexOf(key);
    const count = reel.children.length;
    // After the last picture comes the first one.
    if (step) show((inView() + Number(step) + count) % count);
    else if (viewer) {
      // Without the dialog the magnifier is a link to the picture.
      const follow = () => viewer === 'zoom' && location.assign(key.getAttribute('href') ?? '');
      void import('./viewer.ts').then(({ view }) => view(key, reel, inView())).catch(follow);
    }
    if (index >= 0) show(index);
    if (viewer || index >= 0) event.preventDefault();
  });
}

/** Source: checklist PDP-2. */
function floatBar(): void {
  const counter = document.querySelector('.buy');
  const bar = document.querySelector<HTMLElement>('.buybar');
  if (!counter || !bar) return;
  new IntersectionObserver(([entry]) => {
    if (!entry) return;
    bar.hidden = entry.isIntersecting || entry.boundingClientRect.top > 0;
    if (!bar.hidden) bringForward(bar);
  }).observe(counter);
}

/** Scrolls the focused element out from under the bar (WCAG 2.4.11). Other elements do not move. */
function bringForward(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.closest('main') || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom < bar.getBoundingClientRect().top || top > innerHeight) return;
  focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Marks the last section whose top is at or above the line below the bars, to which section links scroll; at the end of
 * the page, the last section, however short. Source: checklist PDP-3.
 */
function markSections(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.anchors a')];
  const sections = links.map((link) => document.getElementById(link.hash.slice(1)));
  const root = document.documentElement;
  let marked: HTMLAnchorElement | undefined;
  const mark = () => {
    // Section links scroll to this line; 2 pixels allow for rounding.
    const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + 2;
    const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 2;
    const passed = sections.findLastIndex(
      (section) => section && section.getBoundingClientRect().top <= line,
    );
    const current = atEnd ? links.at(-1) : links[passed];
    if (current === marked) return;
    marked = current;
    markCurrent(links, current);
    if (current) bringInto(current);
    else links[0]?.closest('ul')?.scrollTo({ left: 0 });
  };
  // Browsers send both at most once per frame.
  addEventListener('scroll', mark);
  addEventListener('resize', mark);
  mark();
  // Browsers do not scroll to a link that is partly visible, so its focus ring would be cut. The page must not move:
  // a press of the mouse gives the focus too, and its release would miss the link.
  for (const link of links) link.addEventListener('focus', () => bringInto(link));
}

/** Scrolls the list sideways so that the link is whole, with its focus ring. */
function bringInto(link: HTMLElement): void {
  link.closest('ul')?.scrollTo({ left: link.offsetLeft - 16 });
}

function markCurrent(links: Element[], current: Element | undefined): void {
  for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
}
