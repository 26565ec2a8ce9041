/** Fetches and opens the dialog of src/client/catalogue/product-page/viewer.tsx. The browser handles Escape and gives the focus back. */

import { loadStyles } from '../../../browser/load-styles.ts';
import { fetchNotice } from '../../../browser/notices/notice.ts';
import styles from '../../../styles/viewer.css?url';
import { turn } from './turn.ts';
import { type Zoom, zoomIn } from './zoom.ts';

/** `key`: what opens it, by `data-viewer`: "zoom" or "turn". `index`: the picture of the reel that is in view. Rejects without its parts. */
export async function view(key: HTMLElement, reel: HTMLElement, index: number): Promise<void> {
  const [dialog] = await Promise.all([dialogOf(reel), loadStyles(styles)]);
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

/** Named as the reel is. */
async function dialogOf(reel: HTMLElement): Promise<HTMLDialogElement> {
  const known = document.querySelector<HTMLDialogElement>('dialog.viewer');
  if (known) return known;
  const dialog = await fetchNotice('viewer');
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('the viewer cannot be loaded');
  const name = reel.querySelector('img')?.alt ?? '';
  const label = reel.getAttribute('aria-label') ?? name;
  for (const part of [dialog, dialog.querySelector('section')]) {
    part?.setAttribute('aria-label', label);
  }
  dialog.querySelector('b')?.append(name);
  dialog.querySelector('img')?.setAttribute('alt', name);
  document.body.append(dialog);
  return dialog;
}

/** The picture, and below it the thumbnails of all, copied from the gallery. */
function show(dialog: HTMLElement, zoom: Zoom, pictures: HTMLImageElement[], index: number): void {
  const thumbs = [...document.querySelectorAll<HTMLElement>('.thumbs li')];
  const copies = thumbs.map((thumb) => thumb.cloneNode(true) as HTMLElement);
  const links = copies.flatMap((copy) => copy.querySelector('a') ?? []);
  const choose = (chosen: number) => {
    const picture = pictures[chosen];
    if (picture) zoom.show(picture);
    for (const [at, link] of links.entries()) link.ariaCurrent = at === chosen ? 'true' : null;
  };
  for (const [at, link] of links.entries()) {
    link.onclick = (event) => {
      event.preventDefault();
      choose(at);
    };
  }
  dialog.querySelector('.viewer__pictures')?.replaceChildren(...copies);
  choose(index);
}
