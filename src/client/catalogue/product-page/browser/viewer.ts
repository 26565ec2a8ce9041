/** Fetches and opens the dialog of src/client/catalogue/product-page/viewer.tsx. The browser handles Escape and gives the focus back. */

import { loadStyles } from '../../../browser/load-styles.ts';
import { fetchNotice } from '../../../browser/notices/notice.ts';
import styles from '../../../styles/viewer.css?url';
import { turn } from './turn.ts';
import { type Zoom, zoomIn } from './zoom.ts';

/** `key`: what opens it, by `data-viewer`: "zoom" or "turn". `index`: the picture of the reel that is in view. Rejects without its parts. */
export async function view(key: HTMLElement, reel: HTMLElement, index: number): Promise<void> {
  const [dialog] = await Promise.all([dialogOf(reel), loadStyles(styles)]);
  // The second click of a double click has opened it.
  if (document.querySelector('dialog.viewer[open]')) return;
  document.body.append(dialog);
  dialog.onclose = () => dialog.remove();
  const stage = dialog.querySelector<HTMLElement>('.viewer__stage');
  const image = stage?.querySelector('img');
  const slider = dialog.querySelector('input');
  if (!stage || !image || !slider) throw new Error('the viewer lacks its parts');
  const { viewer = '', url = '', frames = '' } = key.dataset;
  const turns = viewer === 'turn';
  dialog.dataset.shows = viewer;
  dialog.showModal();
  if (slider.parentElement) slider.parentElement.hidden = !turns;
  const zoom = zoomIn(dialog, stage, image);
  if (!turns) return show(dialog, zoom, [...reel.querySelectorAll('img')], index);
  slider.max = frames;
  turn(stage, image, slider, (frame) => url.replace('{n}', `${frame}`));
}

let loading: Promise<HTMLElement | undefined> | undefined;

/** Named as the reel is. A copy for each opening, so that nothing of the last one is left in it. */
async function dialogOf(reel: HTMLElement): Promise<HTMLDialogElement> {
  loading ??= fetchNotice('viewer');
  const loaded = await loading.catch(() => undefined);
  if (!loaded) loading = undefined;
  const dialog = loaded && document.importNode(loaded, true);
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('the viewer cannot be loaded');
  const name = reel.querySelector('img')?.alt ?? '';
  const label = reel.getAttribute('aria-label') ?? name;
  for (const part of [dialog, dialog.querySelector('section')]) {
    part?.setAttribute('aria-label', label);
  }
  dialog.querySelector('b')?.append(name);
  dialog.querySelector('img')?.setAttribute('alt', name);
  return dialog;
}

/** The picture, below it the thumbnails of all, and beside it the keys from one to the next, copied from the gallery. */
function show(dialog: HTMLElement, zoom: Zoom, pictures: HTMLImageElement[], index: number): void {
  const thumbs = copies('.thumbs li:not(:has([data-film]))');
  const links = thumbs.flatMap((copy) => copy.querySelector('a') ?? []);
  const steps = copies('.gallery__steps');
  const number = steps[0]?.querySelector('[data-number]');
  let shown = index;
  const choose = (chosen: number) => {
    shown = (chosen + pictures.length) % pictures.length;
    const picture = pictures[shown];
    if (picture) zoom.show(picture);
    if (number) number.textContent = `${shown + 1}`;
    for (const [at, link] of links.entries()) link.ariaCurrent = at === shown ? 'true' : null;
  };
  for (const [at, link] of links.entries()) {
    link.onclick = (event) => {
      event.preventDefault();
      choose(at);
    };
  }
  for (const key of steps[0]?.querySelectorAll('button') ?? [])
    key.onclick = () => choose(shown + Number(key.dataset.step));
  // What is enlarged is moved by the same keys.
  dialog.onkeydown = ({ key }) => {
    zoom.press(key);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step && zoom.fits()) choose(shown + step);
  };
  swiped(dialog, (step) => zoom.fits() && choose(shown + step));
  dialog.querySelector('.viewer__pictures')?.replaceChildren(...thumbs);
  dialog.querySelector('.gallery__steps')?.remove();
  dialog.append(...steps);
  choose(index);
}

const copies = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`.gallery ${selector}`)].map(
    (each) => each.cloneNode(true) as HTMLElement,
  );

/** Pixels that a finger moves at least. */
const leastSwipe = 40;

function swiped(stage: HTMLElement, step: (by: 1 | -1) => void): void {
  let from = 0;
  stage.ontouchstart = ({ touches }) => {
    from = touches.length === 1 ? (touches[0]?.clientX ?? 0) : Number.NaN;
  };
  stage.ontouchend = ({ changedTouches }) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - from;
    if (Math.abs(moved) >= leastSwipe) step(moved < 0 ? 1 : -1);
  };
}
