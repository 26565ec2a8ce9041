/**
 * Inserts late content into a place whose height is reserved from the start (styles/screens/product.css). Visible
 * content never moves, however much or little is inserted (CLS 0).
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
  // The remaining content, and the place's natural height, follow when the place is below the window.
  const observer = new IntersectionObserver(() => {
    if (!isBelow()) return;
    observer.disconnect();
    settle();
  });
  observer.observe(place);
}

/** The first elements that fit into the reserved height. */
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
