/**
 * Puts what comes late into a place that has kept its height free from the start (styles/screens/product.css). What is
 * in view never moves: not when much comes, not when nothing does (CLS 0).
 */

export function fillReservedPlace(place: HTMLElement, content: readonly HTMLElement[]): void {
  const isBelow = () => place.getBoundingClientRect().top >= innerHeight;
  const settle = () => {
    place.replaceChildren(...content);
    place.dataset.filled = '';
    place.style.minBlockSize = '';
  };
  if (isBelow()) {
    settle();
    return;
  }
  place.replaceChildren(...fitting(place, content));
  // The rest, and the place's own height, wait until nobody looks.
  const observer = new IntersectionObserver(() => {
    if (!isBelow()) return;
    observer.disconnect();
    settle();
  });
  observer.observe(place);
}

/** As many from the first on as the free height holds. */
function fitting(place: HTMLElement, content: readonly HTMLElement[]): HTMLElement[] {
  const free = place.offsetHeight;
  const trial = document.createElement('div');
  // Out of the flow, so that measuring moves nothing.
  Object.assign(trial.style, {
    position: 'absolute',
    visibility: 'hidden',
    display: 'flow-root',
    inlineSize: `${place.clientWidth}px`,
  });
  place.append(trial);
  const count = content.findIndex((each) => {
    trial.append(each);
    return trial.offsetHeight > free;
  });
  trial.remove();
  return count < 0 ? [...content] : content.slice(0, count);
}
