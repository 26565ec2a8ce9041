/** A picture that fits the stage first, and can be enlarged: by the keys or by a click; a drag or the arrow keys move it. */
import { dragged } from './drag.ts';

/** `fits`: whether nothing of the picture is outside the stage. `press`: a key of the keyboard. */
export type Zoom = {
  show: (picture: HTMLImageElement) => void;
  fits: () => boolean;
  press: (key: string) => void;
};

/** A click enlarges so much, however few pixels the picture has; the keys go further. */
const leastEnlarged = 1.5;
const mostEnlarged = 3;
const step = 1.5;

export function zoomIn(dialog: HTMLElement, stage: HTMLElement, image: HTMLImageElement): Zoom {
  const said = dialog.querySelector('output');
  const buttons = [...dialog.querySelectorAll<HTMLButtonElement>('[data-zoom]')];
  let scale = 1;
  /** The scale at which a pixel of the picture is one of the screen. */
  const sharp = () => {
    const fits = Math.min(
      stage.clientWidth / image.naturalWidth,
      stage.clientHeight / image.naturalHeight,
    );
    return Math.max(leastEnlarged, 1 / (fits * devicePixelRatio));
  };
  const most = () => Math.max(mostEnlarged, sharp());
  /** What is at this place of the stage, by default its middle, stays there. */
  const set = (wanted: number, left = stage.clientWidth / 2, top = stage.clientHeight / 2) => {
    const x = (stage.scrollLeft + left) / stage.scrollWidth;
    const y = (stage.scrollTop + top) / stage.scrollHeight;
    scale = Math.max(1, Math.min(wanted, most()));
    stage.style.setProperty('--scale', `${scale}`);
    stage.toggleAttribute('data-enlarged', scale > 1);
    stage.scrollTo(x * stage.scrollWidth - left, y * stage.scrollHeight - top);
    if (said) said.value = `${Math.round(scale * 100)}\u00a0%`;
    for (const button of buttons)
      button.disabled = button.dataset.zoom === '1' ? scale >= most() : scale <= 1;
  };
  for (const button of buttons) {
    button.onclick = () => set(button.dataset.zoom === '1' ? scale * step : scale / step);
  }
  dragged(
    stage,
    (x, y) => stage.scrollBy(-x, -y),
    ({ clientX, clientY, detail }) => {
      // The second click of a double click must not take back what the first one did.
      if (detail > 1) return;
      const { left, top } = stage.getBoundingClientRect();
      set(scale > 1 ? 1 : sharp(), clientX - left, clientY - top);
    },
  );
  image.onload = () => set(1);
  return {
    fits: () => scale === 1,
    show(picture) {
      image.removeAttribute('srcset');
      image.src = picture.src;
      stage.focus();
    },
    press(key) {
      if (key === '+') set(scale * step);
      if (key === '-') set(scale / step);
      if (key === '0') set(1);
    },
  };
}
