/** Opens the dialogs of src/client/catalogue/product-page/viewers.tsx. The browser handles Escape and focus. */

import { createElement } from '../../../browser/element.ts';
import styles from '../../../styles/viewer.css?url';

/** `index`: the picture of the reel that is in view. */
export async function view(name: string, reel: HTMLElement, index: number): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${name}`);
  const stage = dialog?.querySelector<HTMLElement>('.viewer__stage');
  const image = stage?.querySelector('img');
  if (!dialog || !stage || !image) return;
  const slider = dialog.querySelector('input');
  await loadStyles();
  dialog.showModal();
  if (slider) turn(dialog, stage, image, slider);
  else zoom(stage, image, reel.querySelectorAll('img')[index]);
}

/** Loads the dialogs' style sheet, which pages do not need until one is opened. */
async function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${styles}"]`)) return;
  const link = createElement('link', { rel: 'stylesheet', href: styles });
  const ready = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  await ready;
}

/** Calls `move` with the pointer's movement during a drag that began on the stage. */
function dragged(stage: HTMLElement, move: (x: number, y: number) => void): void {
  stage.onpointerdown = ({ pointerId }) => stage.setPointerCapture(pointerId);
  stage.onpointermove = ({ movementX, movementY, pointerId, pointerType }) => {
    // A finger scrolls the stage by itself.
    const scrolls = pointerType === 'touch' && stage.scrollWidth > stage.clientWidth;
    if (!scrolls && stage.hasPointerCapture(pointerId)) move(movementX, movementY);
  };
}

function zoom(stage: HTMLElement, image: HTMLImageElement, shown?: HTMLImageElement): void {
  if (shown) {
    image.src = shown.src;
    image.width = shown.width;
    image.height = shown.height;
  }
  stage.scrollTo(
    (stage.scrollWidth - stage.clientWidth) / 2,
    (stage.scrollHeight - stage.clientHeight) / 2,
  );
  dragged(stage, (x, y) => stage.scrollBy(-x, -y));
  stage.focus();
}

/** Pixels of a drag that turn the product once around. */
const round = 600;

function turn(
  dialog: HTMLDialogElement,
  stage: HTMLElement,
  image: HTMLImageElement,
  slider: HTMLInputElement,
): void {
  const frames = Number(slider.max);
  const address = (frame: number) => dialog.dataset.url?.replace('{n}', `${frame}`) ?? '';
  // Preloads all frames: a frame fetched while turning would arrive too late.
  for (let frame = 1; frame <= frames; frame += 1) new Image().src = address(frame);
  const show = (frame: number) => {
    image.src = address(frame);
    slider.ariaValueText = `${Math.round(((frame - 1) / frames) * 360)}°`;
  };
  show(slider.valueAsNumber);
  slider.oninput = () => show(slider.valueAsNumber);
  let travelled = 0;
  dragged(stage, (x) => {
    travelled += x;
    const steps = Math.trunc((travelled * frames) / round);
    if (steps === 0) return;
    travelled -= (steps * round) / frames;
    slider.valueAsNumber = ((slider.valueAsNumber - 1 + steps + frames) % frames) + 1;
    show(slider.valueAsNumber);
  });
  slider.focus();
}
