/** The frames of a full turn: the slider is the control, and dragging the picture moves it. */
import { dragged } from './drag.ts';

/** Pixels of a drag that turn the product once around. */
const round = 600;

/** `address`: of a frame, from 1 to the slider's maximum. */
export function turn(
  stage: HTMLElement,
  image: HTMLImageElement,
  slider: HTMLInputElement,
  address: (frame: number) => string,
): void {
  const frames = Number(slider.max);
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
