/** Pixels of movement with which a press still is a click. */
const still = 5;

/**
 * Calls `move` with the pointer's movement during a drag that began on the stage, and `click` after a press without a
 * drag. A finger that scrolls ends in no click of the browser.
 */
export function dragged(
  stage: HTMLElement,
  move: (x: number, y: number) => void,
  click?: (event: MouseEvent) => void,
): void {
  let moved = 0;
  stage.onpointerdown = ({ pointerId }) => {
    moved = 0;
    stage.setPointerCapture(pointerId);
  };
  stage.onpointermove = ({ movementX, movementY, pointerId, pointerType }) => {
    if (!stage.hasPointerCapture(pointerId)) return;
    moved += Math.abs(movementX) + Math.abs(movementY);
    // A finger scrolls the stage by itself.
    const scrolls = pointerType === 'touch' && stage.scrollWidth > stage.clientWidth;
    if (!scrolls) move(movementX, movementY);
  };
  stage.onclick = (event) => {
    if (moved <= still) click?.(event);
  };
}
