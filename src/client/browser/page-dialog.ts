/**
 * Shows the part of another page that is marked `data-dialog-part` in a dialog over this one: the part with the id that
 * the link's fragment names, else the one in the page's main part. Forms in it are submitted in place. A link's
 * `data-dialog` names the kind: empty for a dialog, `menu` for the drawer at the start. A link in such a dialog replaces
 * its content; a link in another dialog, e.g. the cart, opens a new one above it.
 */

import styles from '../styles/menu.css?url';
import { loadStyles } from './load-styles.ts';
import { showForVisitor } from './visitor-parts.ts';

/** Rejects when the page cannot be loaded or has no such part. */
export async function openPage(link: HTMLAnchorElement): Promise<void> {
  const around = link.closest('dialog');
  const before = around && openers.has(around) ? around : undefined;
  const opener = (before && openers.get(before)) || link;
  link.setAttribute('aria-busy', 'true');
  try {
    const menu = link.dataset.dialog === 'menu' && loadStyles(styles);
    const part = await partOf(await fetch(link.href), link.hash.slice(1));
    await menu;
    before?.close();
    show(part, opener, link.dataset.dialog ?? '');
  } finally {
    link.removeAttribute('aria-busy');
  }
}

/** The element that gets the focus back: a dialog opened from a dialog takes over its opener. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

async function partOf(response: Response, id = ''): Promise<HTMLElement> {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const part =
    page.getElementById(id)?.closest<HTMLElement>('[data-dialog-part]') ??
    page.querySelector<HTMLElement>('main [data-dialog-part]');
  if (!part) throw new Error(`${response.url} has no part for a dialog`);
  return part;
}

function show(part: HTMLElement, opener: HTMLElement, kind: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = kind === 'menu' ? 'drawer' : 'dialog';
  if (kind === 'menu') dialog.dataset.side = 'start';
  openers.set(dialog, opener);
  dialog.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : dialog;
    if (target === dialog || target.closest('[data-dialog-close]')) dialog.close();
  });
  dialog.addEventListener('submit', (event) => {
    if (event.target instanceof HTMLFormElement) void send(event, event.target, dialog);
  });
  const left = () => dialog.close();
  // Returning to the page through the history must not show the dialog. Source: checklist LAY-4.
  addEventListener('pagehide', left);
  dialog.addEventListener('close', () => {
    removeEventListener('pagehide', left);
    opener.focus();
    dialog.remove();
  });
  document.body.append(dialog);
  fill(dialog, part);
  dialog.showModal();
  focusIn(part);
}

function fill(dialog: HTMLDialogElement, part: HTMLElement): void {
  for (const button of part.querySelectorAll<HTMLElement>('[data-dialog-close]'))
    button.hidden = false;
  showForVisitor(part);
  // Language links lead to this page, not to the one that the part was loaded from.
  for (const link of part.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    const selector = `.header [data-language="${link.dataset.language}"]`;
    const own = document.querySelector<HTMLAnchorElement>(selector);
    if (own) link.href = own.href;
  }
  dialog.setAttribute('aria-labelledby', part.getAttribute('aria-labelledby') ?? '');
  dialog.replaceChildren(part);
}

/** Focuses the first invalid field, else the heading. */
function focusIn(part: HTMLElement): void {
  const [wrong] = part.querySelectorAll<HTMLElement>('[aria-invalid]');
  (wrong ?? part.querySelector<HTMLElement>('h1, h2'))?.focus();
}

/** Shows the answer in the dialog. If the request fails, the browser sends the form. */
async function send(
  event: SubmitEvent,
  form: HTMLFormElement,
  dialog: HTMLDialogElement,
): Promise<void> {
  event.preventDefault();
  const button = event.submitter;
  if (button?.getAttribute('aria-busy')) return;
  button?.setAttribute('aria-busy', 'true');
  try {
    const body = new FormData(form, button);
    const request = { method: 'POST', headers: { 'Kontor-In-Place': '1' }, body };
    const part = await partOf(await fetch(form.action, request));
    if (!dialog.open) return;
    fill(dialog, part);
    focusIn(part);
  } catch {
    if (button?.hasAttribute('name')) button.removeAttribute('aria-busy');
    else form.submit();
  }
}
