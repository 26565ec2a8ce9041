/** Renders the loading bar: for requests within the page, and after a click or submit that leaves the page. */
import { createElement } from '../element.ts';
import { frameText } from '../page-state.ts';
import { loadingBar } from './loading-bar.ts';
import { showNotification } from './notifications.ts';

/** Milliseconds: by then the navigation was stopped or returned a file. Source: the request time-out. */
const giveUpAfter = 15_000;

const view = createElement('div', { class: 'loadbar', role: 'progressbar' });

const bar = loadingBar((state) => {
  if (!state) return view.remove();
  view.toggleAttribute('data-failed', state.failed);
  view.ariaLabel = frameText(state.failed ? 'loading.failed' : 'loading.label');
  view.ariaValueNow = String(state.percent);
  view.style.setProperty('--v', view.ariaValueNow);
  document.body.append(view);
});

export async function watchWork(work: Promise<unknown>): Promise<void> {
  bar.start();
  try {
    await work;
    bar.end();
  } catch (error) {
    // An aborted request is no failure.
    bar.end(error instanceof Error && error.name === 'AbortError' ? 'done' : 'failed');
  }
}

/** Says that a request failed and the page is unchanged. */
export function showRequestFailed(): void {
  showNotification({ id: 'loading', type: 'err', message: frameText('loading.failed') });
}

export function watchLeaving(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && leadsAway(link, event)) leave(event);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : undefined;
    if (form?.method !== 'dialog') leave(event);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && bar.reset());
}

/** Waits for later listeners: one that handles the event itself calls `preventDefault`. */
function leave(event: Event): void {
  setTimeout(() => {
    if (event.defaultPrevented) return;
    bar.start();
    setTimeout(bar.end, giveUpAfter);
  });
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return false;
  }
  if (link.target || link.hasAttribute('download') || !link.protocol.startsWith('http')) {
    return false;
  }
  const [there, anchor] = link.href.split('#');
  return anchor === undefined || there !== location.href.split('#')[0];
}
