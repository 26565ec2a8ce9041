/** Checks redirect targets from untrusted input: only pages of this site are allowed. Source: checklist URL-8. */
import { hasForbiddenQuote, isReserved } from './reserved.ts';

const longest = 2000;

/**
 * True for a path, with or without query, that stays on this site in every browser: no second slash or backslash that
 * would make it a host, none that is percent-encoded, and no character that a browser drops while parsing.
 */
export function isOwnPath(text: string): boolean {
  if (text.length > longest || !text.startsWith('/')) return false;
  // Only printable ASCII: no control characters, no spaces, no backslashes.
  if (!/^[!-~]+$/.test(text) || text.includes('\\')) return false;
  const [path = ''] = text.split(/[?#]/);
  if (path.includes('//') || /%(2f|5c|2e|[01]|7f)/i.test(path)) return false;
  // No `.` or `..` segments and no internal paths (`/__…`), not even after a language prefix.
  return !/\/(\.{1,2}(\/|$)|__)/.test(path) && !isReserved(path) && !hasForbiddenQuote(path);
}
