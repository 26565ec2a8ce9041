/** The one place where messages beside the page appear, whoever sends them. Source: checklist LAY-9, DESIGN.md §5. */
import { noteIcons } from '../ui/note-kinds.ts';
import { element, iconElement } from './element.ts';
import { dismiss, type Notification, pause, resume, showNotifications } from './notifications.ts';
import { frameText } from './page-state.ts';

/** Ms: too short to be seen. */
const spokenAfter = 50;

const toasts = new Map<Notification, HTMLElement>();
const region = element('div', {
  class: 'toasts',
  role: 'region',
  'aria-label': frameText('toast.region'),
});

/** From now on, what is said is seen. */
export function openRegion(): void {
  // Dialogs open and go: only while there is something to show it matters.
  const moves = new MutationObserver(place);
  document.addEventListener('focusin', () => requestAnimationFrame(makeRoom));
  showNotifications((all) => {
    for (const [notification, toast] of toasts) {
      if (all.includes(notification)) continue;
      toasts.delete(notification);
      toast.remove();
    }
    for (const notification of all) {
      if (toasts.has(notification)) continue;
      const toast = toastOf(notification);
      toasts.set(notification, toast);
      region.append(toast);
    }
    place();
    moves.disconnect();
    if (all.length > 0) {
      moves.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    }
  });
}

/** A modal dialog makes all that is outside it inert and covers it: messages are in the uppermost one. */
function place(): void {
  const dialogs = document.querySelectorAll('dialog:modal');
  const host = dialogs[dialogs.length - 1] ?? document.body;
  if (toasts.size === 0) region.remove();
  else if (region.parentNode !== host) host.append(region);
}

/** A message that lies on what has the focus goes to the other end of the window. Source: WCAG 2.4.11. */
function makeRoom(): void {
  const focused = document.activeElement;
  if (!region.isConnected || !focused || focused.contains(region) || region.contains(focused))
    return;
  const below = focused.getBoundingClientRect();
  const { top, right, bottom, left } = region.getBoundingClientRect();
  const isBeside = below.right < left || below.left > right;
  if (!isBeside && below.top < bottom && below.bottom > top) region.toggleAttribute('data-low');
}

/** Each message is a live region by its role: a live region around them would read it twice. */
function toastOf({ id, type, message, control }: Notification): HTMLElement {
  const close = element('button', { type: 'button', 'aria-label': frameText('toast.close') });
  close.append(iconElement('x'));
  const words = element('p', {});
  // Screen readers read what changes in a live region that they know: it is there first, then come its words.
  setTimeout(() => words.append(message), spokenAfter);
  const toast = element(
    'div',
    { class: 'note toast', 'data-kind': type, role: type === 'err' ? 'alert' : 'status' },
    iconElement(noteIcons[type]),
    words,
    control ?? '',
    close,
  );
  const attend = () => {
    const read = toast.matches(':hover') || toast.contains(document.activeElement);
    if (read) pause(id);
    else resume(id);
  };
  for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    toast.addEventListener(event, attend);
  }
  let before: EventTarget | null = null;
  close.addEventListener('focus', ({ relatedTarget }) => {
    before = relatedTarget;
  });
  close.addEventListener('click', () => {
    dismiss(id);
    // Whoever came here by keyboard goes back to where they were.
    if (before instanceof HTMLElement) before.focus();
  });
  return toast;
}
