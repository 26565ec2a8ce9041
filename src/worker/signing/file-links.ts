/** Signed links to uploaded files. */
import * as z from 'zod';
import { readUnexpired, signedToken } from './signed-token.ts';

const purpose = 'file';

const content = z.object({ id: z.string(), until: z.int().optional() });

/** Without `until` (exclusive) the link lasts as long as the file: for files that everybody may see. */
export function fileLink(id: string, secret: string, until?: Date): Promise<string> {
  return signedToken(purpose, { id, ...(until && { until: until.getTime() }) }, secret);
}

/** The path that a browser opens. */
export const filePath = async (...link: Parameters<typeof fileLink>): Promise<string> =>
  `/api/files/${await fileLink(...link)}`;

/** `isPublic`: the link does not expire. Undefined if the link is invalid or has expired. */
export async function readFileLink(
  token: string,
  now: Date,
  secret: string,
): Promise<{ id: string; isPublic: boolean } | undefined> {
  const link = await readUnexpired(purpose, content, token, now, secret);
  return link && { id: link.id, isPublic: link.until === undefined };
}

/** The ids of the links that are valid. */
export async function idsOfFileLinks(
  links: readonly string[],
  now: Date,
  secret: string,
): Promise<string[]> {
  const read = await Promise.all(links.map((link) => readFileLink(link, now, secret)));
  return read.flatMap((each) => (each ? [each.id] : []));
}
