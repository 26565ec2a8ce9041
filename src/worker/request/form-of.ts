import { HTTPException } from 'hono/http-exception';
import type { KontorContext } from './context.ts';

/** The text fields of a posted form. A body that is not a form is the sender's error: 400, or 413 if it is too long. */
export async function formOf(c: KontorContext): Promise<Record<string, string>> {
  const body = await bodyOf(c);
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** The bytes of a form's file; undefined if none was chosen. */
export async function fileOf(c: KontorContext, name: string): Promise<Uint8Array | undefined> {
  const file = (await bodyOf(c))[name];
  return file instanceof File && file.size > 0
    ? new Uint8Array(await file.arrayBuffer())
    : undefined;
}

/** All files of a field with their names, as far as any were chosen. */
export async function uploadsOf(
  c: KontorContext,
  name: string,
): Promise<{ name: string; bytes: Uint8Array }[]> {
  const chosen = (await c.req.parseBody({ all: true }))[name] ?? [];
  const files = [chosen].flat().filter((each) => each instanceof File);
  return Promise.all(
    files
      .filter(({ size }) => size > 0)
      .map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
}

/** The texts of a field that a form may have several of. */
export async function textsOfField(c: KontorContext, name: string): Promise<string[]> {
  const sent = (await c.req.parseBody({ all: true }))[name] ?? [];
  return [sent].flat().filter((each) => typeof each === 'string');
}

/** Hono caches the parsed body, so it can be read several times. */
function bodyOf(c: KontorContext) {
  return c.req.parseBody().catch((cause: Error) => {
    throw cause.name === 'BodyLimitError' ? cause : new HTTPException(400, { cause });
  });
}
