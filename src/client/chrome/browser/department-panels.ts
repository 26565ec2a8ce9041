/**
 * Unfolds a department of the category bar: its panel comes from the navigation menu's page, once. Opened by its key, or
 * by a mouse that stays on it; closed by Escape, by leaving, by another one. Source: checklist LAY-7.
 */

/** Milliseconds: passing over the bar opens nothing, a slip off the panel does not close it. */
const openAfter = 250;
const closeAfter = 300;

export function enhanceDepartmentPanels(): void {
  for (const item of document.querySelectorAll<HTMLElement>('.catbar [data-department]')) {
    const key = item.querySelector('button');
    if (key) unfoldable(item, key);
  }
}

function unfoldable(item: HTMLElement, key: HTMLButtonElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (event: PointerEvent, run: () => void, delay: number) => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse' && key.checkVisibility()) timer = setTimeout(run, delay);
  };
  key.disabled = false;
  key.addEventListener('click', () => {
    clearTimeout(timer);
    if (isOpen(key)) close(item, key);
    else void open(item, key);
  });
  item.addEventListener('pointerenter', (event) => {
    later(event, () => void open(item, key), openAfter);
  });
  item.addEventListener('pointerleave', (event) => {
    // A panel that contains the focus stays open.
    const leave = () => item.querySelector('.mega:focus-within') ?? close(item, key);
    later(event, leave, closeAfter);
  });
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) close(item, key);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen(key)) return;
    event.preventDefault();
    if (item.contains(document.activeElement)) key.focus();
    close(item, key);
  });
}

const isOpen = (key: HTMLButtonElement) => key.getAttribute('aria-expanded') === 'true';

async function open(item: HTMLElement, key: HTMLButtonElement): Promise<void> {
  for (const other of document.querySelectorAll<HTMLElement>('.catbar li:has(> .mega)')) {
    const otherKey = other.querySelector('button');
    if (otherKey && other !== item) close(other, otherKey);
  }
  key.setAttribute('aria-expanded', 'true');
  const panel = await panelOf(item.dataset.department ?? '').catch(() => undefined);
  // Closed while loading, or loading failed: the link beside it still leads there.
  if (!panel || !isOpen(key)) return close(item, key);
  if (!item.querySelector('.mega')) item.append(panel);
}

function close(item: HTMLElement, key: HTMLButtonElement): void {
  key.setAttribute('aria-expanded', 'false');
  item.querySelector('.mega')?.remove();
}

const panels = new Map<string, Promise<Element>>();

async function panelOf(department: string): Promise<Element> {
  const loading = panels.get(department) ?? loadPanel(department);
  panels.set(department, loading);
  loading.catch(() => panels.delete(department));
  return document.importNode(await loading, true);
}

async function loadPanel(department: string): Promise<Element> {
  const menu = document.querySelector<HTMLAnchorElement>('a[data-dialog="menu"]');
  const response = await fetch(`${menu?.href ?? '/departments'}?department=${department}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const panel = page.querySelector('.mega');
  if (!panel) throw new Error(`no department is called ${department}`);
  return panel;
}
