/** A form that waits for a login, in a cookie: whichever way its owner logs in, also at another service. */
import { Buffer } from 'node:buffer';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { type KeptFields, readKept } from '#domain/routing/kept-fields.ts';
import type { KontorBindings, KontorContext } from './context.ts';

export const keptFormCookie = 'kontor-kept-form';
/** Longer than a login at another service may take. */
const keptSeconds = 3600;
/** Characters; browsers accept 4096 bytes with name and attributes. */
const longest = 3900;

/** `action`: the form's path, with query and without the prefix of the language. */
type KeptForm = { action: string; fields: KeptFields };

/** False if the form is too long for a cookie. `customerId`: who was logged in last. */
export async function keepForm(
  c: KontorContext,
  { action, fields }: KeptForm,
  customerId: string,
): Promise<boolean> {
  const text = `${customerId}\n${action}\n${JSON.stringify(fields)}`;
  const value = Buffer.from(await through(new CompressionStream('deflate-raw'), text));
  const written = value.toString('base64url');
  if (written.length > longest) {
    forgetKeptForm(c);
    return false;
  }
  const secure = new URL(c.req.url).protocol === 'https:';
  const options = { path: '/', sameSite: 'Lax', secure, httpOnly: true } as const;
  setCookie(c, keptFormCookie, written, { ...options, maxAge: keptSeconds });
  return true;
}

/** Undefined if there is none. `customerId`: who has logged in; the form of another customer is forgotten. */
export async function keptFormOf(
  c: KontorContext,
  customerId?: string,
): Promise<KeptForm | undefined> {
  const value = getCookie(c, keptFormCookie);
  if (!value) return undefined;
  const packed = Buffer.from(value, 'base64url');
  const bytes = await through(new DecompressionStream('deflate-raw'), packed).catch(
    () => undefined,
  );
  const [owner, action = '', written] = new TextDecoder().decode(bytes).split('\n');
  const fields = readKept(written);
  if (fields && (!customerId || owner === customerId)) return { action, fields };
  forgetKeptForm(c);
  return undefined;
}

export function forgetKeptForm(c: KontorContext): void {
  deleteCookie(c, keptFormCookie, { path: '/' });
}

/** A form that is sent waits no longer, neither does an earlier version of it. */
export const forgetSentForm = createMiddleware<KontorBindings>(async (c, next) => {
  const action = c.get('shop').path + new URL(c.req.url).search;
  if ((await keptFormOf(c))?.action === action) forgetKeptForm(c);
  return next();
});

function through(
  stream: CompressionStream | DecompressionStream,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  return new Response(new Blob([content]).stream().pipeThrough(stream)).arrayBuffer();
}
