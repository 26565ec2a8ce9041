/** A form that waits for a login, in a cookie: whichever way its owner logs in, also at another service. */
import { Buffer } from 'node:buffer';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type KeptFields, readKept } from '#domain/routing/kept-fields.ts';
import type { KontorContext } from './context.ts';

export const keptFormCookie = 'kontor-kept-form';
/** Longer than a login at another service may take. */
const keptSeconds = 3600;
/** Characters; browsers accept 4096 bytes with name and attributes. */
const longest = 3900;

/** False if the form is too long for a cookie. `action`: its path, with query and without the prefix of the language. */
export async function keepForm(
  c: KontorContext,
  action: string,
  fields: KeptFields,
): Promise<boolean> {
  const text = `${action}\n${JSON.stringify(fields)}`;
  const value = Buffer.from(await through(new CompressionStream('deflate-raw'), text));
  const written = value.toString('base64url');
  if (written.length > longest) return false;
  const secure = new URL(c.req.url).protocol === 'https:';
  const options = { path: '/', sameSite: 'Lax', secure, httpOnly: true } as const;
  setCookie(c, keptFormCookie, written, { ...options, maxAge: keptSeconds });
  return true;
}

/** The fields that were kept for this path; undefined if there are none. */
export async function keptFormOf(
  c: KontorContext,
  action: string,
): Promise<KeptFields | undefined> {
  const value = getCookie(c, keptFormCookie);
  if (!value) return undefined;
  const packed = Buffer.from(value, 'base64url');
  const bytes = await through(new DecompressionStream('deflate-raw'), packed).catch(
    () => undefined,
  );
  const [keptAction, fields] = new TextDecoder().decode(bytes).split('\n');
  return keptAction === action ? readKept(fields) : undefined;
}

export function forgetKeptForm(c: KontorContext): void {
  deleteCookie(c, keptFormCookie, { path: '/' });
}

/** Where a login leads: to the form that waits for it, else to the page that asked. Paths without the prefix. */
export async function pathAfterLogin(
  c: KontorContext,
  frame: '' | '/checkout',
  back: string,
): Promise<string> {
  const isKept = (await keptFormOf(c, back)) !== undefined;
  return isKept ? `${frame}/login/kept?${new URLSearchParams({ back })}` : back;
}

function through(
  stream: CompressionStream | DecompressionStream,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  return new Response(new Blob([content]).stream().pipeThrough(stream)).arrayBuffer();
}
