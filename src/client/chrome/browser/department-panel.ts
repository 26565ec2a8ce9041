/** Loads the panel of a department from the navigation menu's page, once, and the style sheet of the menus. */
import { loadStyles } from '../../browser/load-styles.ts';
import styles from '../../styles/menu.css?url';

const panels = new Map<string, Promise<Element>>();

/** A copy of the panel; rejects if the panel or its style sheet cannot be loaded. */
export async function panelOf(department: string): Promise<Element> {
  const loading = panels.get(department) ?? loadPanel(department);
  panels.set(department, loading);
  loading.catch(() => panels.delete(department));
  await loadStyles(styles);
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
