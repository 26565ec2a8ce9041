/** Where a visitor may be sent on a stranger's word: a page of this site and nothing else. Source: checklist URL-8. */
import { hasForbiddenQuote, isReserved } from './reserved.ts';

const longest = 2000;

/**
 * True for a path, with or without query, that stays on this site however a browser reads it: no second slash or
 * backslash that would make it a host, none hidden in an escape, nothing a browser drops while it parses.
 */
export function isOwnPath(text: string): boolean {
  if (text.length > longest || !text.startsWith('/')) return false;
  // Only what an address is written with: no control characters, no spaces, no backslashes.
  if (!/^[!-~]+$/.test(text) || text.includes('\\')) return false;
  const [path = ''] = text.split(/[?#]/);
  if (path.includes('//') || /%(2f|5c|2e|[01]|7f)/i.test(path)) return false;
  // Neither upwards nor, behind a language prefix too, into the machine room.
  return !/\/(\.{1,2}(\/|$)|__)/.test(path) && !isReserved(path) && !hasForbiddenQuote(path);
}
