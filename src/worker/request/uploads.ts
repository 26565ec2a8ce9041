/** Keeps the files of a form, also if something else in it is wrong: they are not chosen again for the next attempt. */
import type { FieldError } from '#domain/checkout/address-form.ts';
import { fileKinds, type UploadedFile, uploadedField } from '#domain/files/file-fields.ts';
import { typeOfContent } from '#domain/files/file-type.ts';
import {
  type FileRefusal,
  fileNameOf,
  type StoredFile,
  unownedKeptMs,
} from '#domain/files/stored-file.ts';
import { formatNumber } from '#domain/money/format.ts';
import { fileLink, idsOfFileLinks } from '../signing/file-links.ts';
import type { KontorContext } from './context.ts';
import { textsOfField, uploadsOf } from './form-of.ts';

type Kind = keyof typeof fileKinds;

/** The fields for files of the forms that need a login. */
const fieldKinds = [
  ['photos', 'photos'],
  ['files', 'documents'],
] as const satisfies readonly [string, Kind][];

type Refused = { name: string; refusal: FileRefusal | 'tooMany' };

/** The files of this attempt and of earlier ones. What is refused is an error of the field; the others are kept. */
export async function keepUploads(
  c: KontorContext,
  field: string,
  kind: Kind,
): Promise<{ uploaded: UploadedFile[]; error?: FieldError }> {
  const { backend, caller } = c.get('shop');
  const { most } = fileFieldOf(c, field, kind);
  const { sessionSecret } = c.env.settings;
  const { types } = fileKinds[kind];
  const links = (await textsOfField(c, uploadedField)).slice(0, most);
  const waiting = await backend.files.waiting(
    await idsOfFileLinks(links, caller.now, sessionSecret),
  );
  const kept = waiting.filter(({ type }) => types.includes(type));
  const refused: Refused[] = [];
  for (const { name, bytes } of await uploadsOf(c, field)) {
    const type = typeOfContent(bytes);
    // Beyond the number only what may be a file of an earlier attempt that was chosen again.
    const isFull = kept.length >= most;
    if (isFull && !kept.some((each) => each.name === fileNameOf(name))) {
      refused.push({ name, refusal: 'tooMany' });
    } else if (!type || !types.includes(type)) refused.push({ name, refusal: 'otherType' });
    else {
      const answer = await backend.files.keep({ name, bytes }, caller.now);
      if (!answer.ok) refused.push({ name, refusal: answer.refusal });
      else if (kept.some((each) => isSameFile(each, answer.file))) continue;
      else if (isFull) refused.push({ name, refusal: 'tooMany' });
      else kept.push(answer.file);
    }
  }
  const until = new Date(caller.now.getTime() + unownedKeptMs);
  const uploaded = kept.map(async ({ id, name }) => ({
    name,
    link: await fileLink(id, sessionSecret, until),
  }));
  const error = errorOf(c, kind, refused);
  return { uploaded: await Promise.all(uploaded), ...(error && { error }) };
}

/** By what is stored; a copy that belongs to nothing is deleted after a day. */
const isSameFile = (a: StoredFile, b: StoredFile): boolean =>
  a.name === b.name && a.type === b.type && a.bytes === b.bytes;

/** The same for a form of any page, which may have no files. */
export async function keepUploadsOfAny(
  c: KontorContext,
): Promise<Awaited<ReturnType<typeof keepUploads>>> {
  const sent = await c.req.parseBody();
  for (const [field, kind] of fieldKinds) if (field in sent) return keepUploads(c, field, kind);
  return { uploaded: [] };
}

/** Says why each file is refused. */
function errorOf(
  c: KontorContext,
  kind: Kind,
  refused: readonly Refused[],
): FieldError | undefined {
  const { most, maxBytes } = fileFieldOf(c, '', kind);
  const size = formatNumber(maxBytes / 1024 / 1024, c.get('shop').locale.code);
  const names = refused.map(({ name }) => name).join(', ');
  const [first, ...more] = refused.map(({ name, refusal }) => ({
    key: fileKinds[kind].refusals[refusal],
    parameters: { name, names, most, size },
  }));
  return first && { ...first, more };
}

/** For the field of a page. */
export function fileFieldOf(
  c: KontorContext,
  name: string,
  kind: Kind,
  uploaded: readonly UploadedFile[] = [],
) {
  const { fileMaxBytes, filesPerForm } = c.env.settings;
  const most = Math.min(fileKinds[kind].most, filesPerForm);
  return { name, kind, most, maxBytes: fileMaxBytes, uploaded };
}
