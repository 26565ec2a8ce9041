/**
 * Fetches a notice where it is shown: pages are the same for everyone and do not contain what only a few visitors see.
 * Undefined if the server returns none.
 */
import { prefix } from '../page-state.ts';

export async function fetchNotice(name: string): Promise<HTMLElement | undefined> {
  const response = await fetch(`${prefix}/__notice/${name}`);
  if (!response.ok) return undefined;
  const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
  return body.firstElementChild instanceof HTMLElement ? body.firstElementChild : undefined;
}
