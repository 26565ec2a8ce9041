/** Opens the dialog of src/client/catalogue/product-page/viewers.tsx. The browser handles Escape and gives the focus back. */

import { loadStyles } from '../../../browser/load-styles.ts';
import styles from '../../../styles/viewer.css?url';
import { turn } from './turn.ts';
import { type Zoom, zoomIn } from './zoom.ts';

/** `name`: "zoom" or "turn". `index`: the picture of the reel that is in view. */
export async function view(name: string, reel: HTMLElement, index: number): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.viewer');
  const stage = dialog?.querySelector<HTMLElement>('.viewer__stage');
  const image = stage?.querySelector('img');
  if (!dialog || !stage || !image) return;
  await loadStyles(styles).catch(() => undefined);
  const turns = name === 'turn';
  dialog.dataset.shows = name;
  dialog.showModal();
  const slider = dialog.querySelector('input');
  if (slider?.parentElement) slider.parentElement.hidden = !turns;
  const zoom = zoomIn(dialog, stage, image);
  if (turns && slider) turn(dialog, stage, image, slider);
  else show(dialog, zoom, [...reel.querySelectorAll('img')], index);
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
