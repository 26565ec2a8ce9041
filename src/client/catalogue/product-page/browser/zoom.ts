/** A picture that fits the stage first, and can be enlarged as far as it has pixels; a drag or the arrow keys move it. */
import { dragged } from './drag.ts';

/** `fits`: whether nothing of the picture is outside the stage. */
export type Zoom = { show: (picture: HTMLImageElement) => void; fits: () => boolean };

/** Enlarging by less is not worth a button. */
const leastStep = 1.25;
const step = 1.5;

export function zoomIn(dialog: HTMLElement, stage: HTMLElement, image: HTMLImageElement): Zoom {
  const said = dialog.querySelector('output');
  const buttons = [...dialog.querySelectorAll<HTMLButtonElement>('[data-zoom]')];
  let scale = 1;
  /** The scale at which a pixel of the picture is one of the screen. */
  const most = () => {
    const fits = Math.min(
      stage.clientWidth / image.naturalWidth,
      stage.clientHeight / image.naturalHeight,
    );
    const natural = 1 / (fits * devicePixelRatio);
    return natural >= leastStep ? natural : 1;
  };
  const set = (wanted: number) => {
    const [x, y] = [middle(stage, 'Left', 'Width'), middle(stage, 'Top', 'Height')];
    scale = Math.max(1, Math.min(wanted, most()));
    stage.style.setProperty('--scale', `${scale}`);
    stage.scrollTo(
      x * stage.scrollWidth - stage.clientWidth / 2,
      y * stage.scrollHeight - stage.clientHeight / 2,
    );
    if (said) said.value = `${Math.round(scale * 100)}\u00a0%`;
    for (const button of buttons)
      button.disabled = button.dataset.zoom === '1' ? scale >= most() : scale <= 1;
  };
  for (const button of buttons) {
    button.onclick = () => set(button.dataset.zoom === '1' ? scale * step : scale / step);
  }
  stage.ondblclick = () => set(scale > 1 ? 1 : most());
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === '+') set(scale * step);
    if (key === '-') set(scale / step);
  });
  dragged(stage, (x, y) => stage.scrollBy(-x, -y));
  image.onload = () => set(1);
  return {
    fits: () => scale === 1,
    show(picture) {
      image.removeAttribute('srcset');
      image.src = picture.src;
      stage.focus();
    },
  };
}

/** Which part of the content is in the middle of the stage, from 0 to 1. */
function middle(stage: HTMLElement, side: 'Left' | 'Top', size: 'Width' | 'Height'): number {
  return (stage[`scroll${side}`] + stage[`client${size}`] / 2) / stage[`scroll${size}`];
}
