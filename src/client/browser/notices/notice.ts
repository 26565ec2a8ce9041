/**
 * A notice of its own, fetched only where it is shown: pages that are the same for everyone stay free of what a few see.
 * Undefined when it cannot be had.
 */
import { prefix } from '../page-state.ts';

export async function fetchNotice(name: string): Promise<HTMLElement | undefined> {
  const response = await fetch(`${prefix}/__notice/${name}`);
  if (!response.ok) return undefined;
  const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
  return body.firstElementChild instanceof HTMLElement ? body.firstElementChild : undefined;
}
