import { Buffer } from 'node:buffer';

/** SHA-256 in hexadecimal digits: the key of a content, or what is stored instead of a secret. */
export async function contentHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}
