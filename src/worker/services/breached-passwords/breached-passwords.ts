/**
 * Asks whether a password is in lists of stolen ones, by k-anonymity: only the first five digits of its SHA-1 leave the
 * shop, and the answer has hundreds of others. The interface of haveibeenpwned.com (Pwned Passwords, range search):
 * haveibeenpwned.com/API/v3#PwnedPasswords.
 */
import { Buffer } from 'node:buffer';
import { logLine } from '#domain/log-line.ts';

const timeoutMs = 2000;

/** `url`: without it nothing is asked. False also if the service fails, which is logged: nobody is kept out by that. */
export async function isBreached(password: string, url: string | undefined): Promise<boolean> {
  if (!url) return false;
  const hash = await sha1(password);
  try {
    const response = await fetch(url + hash.slice(0, 5), {
      // Answers of equal length do not tell by their size what was asked. Added lines have the count 0.
      headers: { 'Add-Padding': 'true' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return isListed(await response.text(), hash.slice(5));
  } catch (error) {
    console.warn(logLine('breached passwords not asked', error));
    return false;
  }
}

/** Lines of `SUFFIX:COUNT`. */
function isListed(lines: string, suffix: string): boolean {
  return lines.split(/\r?\n/).some((line) => {
    const [listed = '', count = ''] = line.trim().split(':');
    return listed.toUpperCase() === suffix && Number(count) > 0;
  });
}

async function sha1(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return Buffer.from(hash).toString('hex').toUpperCase();
}
