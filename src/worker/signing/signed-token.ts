/** Signed tokens: HMAC-SHA256, base64url. */
import { Buffer } from 'node:buffer';
import type * as z from 'zod';

const encoder = new TextEncoder();

/** Deterministic: the same text always has the same signature. `purpose` separates kinds of signatures. */
export async function signatureOf(purpose: string, text: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await key(secret), bytes(purpose, text));
  return Buffer.from(signature).toString('base64url');
}

/** `content.signature`; the content is not encrypted. */
export async function signedToken(
  purpose: string,
  content: object,
  secret: string,
): Promise<string> {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${await signatureOf(purpose, text, secret)}`;
}

/** The content of a token; undefined if its signature is invalid or for another purpose. */
export async function readSigned(purpose: string, token: string, secret: string): Promise<unknown> {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const ours = await crypto.subtle.verify('HMAC', await key(secret), given, bytes(purpose, text));
  return ours ? JSON.parse(Buffer.from(text, 'base64url').toString()) : undefined;
}

/**
 * The content of a token that names its end: `until`, exclusive, in ms since 1970; without one it has none. Undefined if the
 * token is invalid, for another purpose, of another form, or past its end.
 */
export async function readUnexpired<Content extends { until?: number | undefined }>(
  purpose: string,
  form: z.ZodType<Content>,
  token: string,
  now: Date,
  secret: string,
): Promise<Content | undefined> {
  const { data } = form.safeParse(await readSigned(purpose, token, secret));
  const hasEnded = data?.until !== undefined && data.until <= now.getTime();
  return hasEnded ? undefined : data;
}

function bytes(purpose: string, text: string): Uint8Array {
  return encoder.encode(`${purpose} ${text}`);
}

function key(secret: string): Promise<CryptoKey> {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', encoder.encode(secret), hash, false, ['sign', 'verify']);
}
