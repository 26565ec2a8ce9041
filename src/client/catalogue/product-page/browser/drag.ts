/** Calls `move` with the pointer's movement during a drag that began on the stage. */
export function dragged(stage: HTMLElement, move: (x: number, y: number) => void): void {
  stage.onpointerdown = ({ pointerId }) => stage.setPointerCapture(pointerId);
  stage.onpointermove = ({ movementX, movementY, pointerId, pointerType }) => {
    // A finger scrolls the stage by itself.
    const scrolls = pointerType === 'touch' && stage.scrollWidth > stage.clientWidth;
    if (!scrolls && stage.hasPointerCapture(pointerId)) move(movementX, movementY);
  };
}
