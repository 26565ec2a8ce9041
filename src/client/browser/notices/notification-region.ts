/** The region that shows the page's notifications, whatever their sender. Source: checklist LAY-9, DESIGN.md §5. */
import { noteIcons } from '../../ui/note-kinds.ts';
import { createElement, createIcon } from '../element.ts';
import { frameText } from '../page-state.ts';
import { dismiss, type Notification, pause, resume, showNotifications } from './notifications.ts';

/** Ms between an empty live region and its text; too short to be visible. */
const spokenAfter = 50;

const toasts = new Map<Notification, HTMLElement>();
const region = createElement('div', {
  class: 'toasts',
  role: 'region',
  'aria-label': frameText('toast.region'),
});

/** From now on shows all messages, including those sent before. */
export function openRegion(): void {
  // Dialogs are watched only while there are messages to show.
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

/** Moves messages into the topmost modal dialog: everything outside it is inert and covered. */
function place(): void {
  const dialogs = document.querySelectorAll('dialog:modal');
  const host = dialogs[dialogs.length - 1] ?? document.body;
  if (toasts.size === 0) region.remove();
  else if (region.parentNode !== host) host.append(region);
}

/** Moves messages that cover the focused element to the other end of the window. Source: WCAG 2.4.11. */
function makeRoom(): void {
  const focused = document.activeElement;
  if (!region.isConnected || !focused || focused.contains(region) || region.contains(focused))
    return;
  // A field with its message.
  const below = (focused.closest('.field') ?? focused).getBoundingClientRect();
  const { top, right, bottom, left } = region.getBoundingClientRect();
  const isBeside = below.right < left || below.left > right;
  if (!isBeside && below.top < bottom && below.bottom > top) region.toggleAttribute('data-high');
}

/** Each message is a live region by its role: a live region around them would read it twice. */
function toastOf({ id, type, message, control }: Notification): HTMLElement {
  const close = createElement('button', { type: 'button', 'aria-label': frameText('toast.close') });
  close.append(createIcon('x'));
  const words = createElement('p', {});
  // Screen readers announce changes of an existing live region: the text is added after the element.
  setTimeout(() => words.append(message), spokenAfter);
  const toast = createElement(
    'div',
    { class: 'note toast', 'data-kind': type, role: type === 'err' ? 'alert' : 'status' },
    createIcon(noteIcons[type]),
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
    // Returns the focus to the element that had it before.
    if (before instanceof HTMLElement) before.focus();
  });
  return toast;
}
