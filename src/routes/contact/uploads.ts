/** Keeps the files of a form, also if something else in it is wrong: they are not chosen again for the next attempt. */
import { type FileFieldProps, uploadedField } from '#client/support/file-field.tsx';
import type { FieldError } from '#domain/checkout/address-form.ts';
import type { FileRefusal } from '#domain/files/stored-file.ts';
import { formatNumber } from '#domain/money/format.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { textsOfField, uploadsOf } from '#worker/request/form-of.ts';
import { fileLink, readFileLink } from '#worker/signing/file-links.ts';

type Uploaded = FileFieldProps['uploaded'];

/** In ms; how long the form may stay open. */
const linkMs = 86_400_000;

const refusals: Record<FileRefusal, TextKey> = {
  tooLarge: 'support.file.tooLarge',
  otherType: 'support.file.otherType',
  unreadable: 'support.file.unreadable',
};

/** The files of this attempt and of earlier ones; the error of the first file that is refused. */
export async function keepUploads(
  c: KontorContext,
  field: string,
): Promise<{ uploaded: Uploaded; error?: FieldError }> {
  const { backend, caller } = c.get('shop');
  const { sessionSecret, filesPerForm } = c.env.settings;
  const until = new Date(caller.now.getTime() + linkMs);
  const linked = async ({ id, name }: { id: string; name: string }) => ({
    name,
    link: await fileLink(id, sessionSecret, until),
  });
  const uploaded = await Promise.all((await keptBefore(c)).map(linked));
  for (const { name, bytes } of await uploadsOf(c, field)) {
    if (uploaded.length >= filesPerForm) {
      return {
        uploaded,
        error: { key: 'support.file.tooMany', parameters: { most: filesPerForm } },
      };
    }
    const kept = await backend.files.keep({ name, bytes }, caller.now);
    if (!kept.ok) return { uploaded, error: refused(c, kept.refusal, name) };
    uploaded.push(await linked(kept.file));
  }
  return { uploaded };
}

async function keptBefore(c: KontorContext) {
  const { backend, caller } = c.get('shop');
  const { sessionSecret, filesPerForm } = c.env.settings;
  const links = (await textsOfField(c, uploadedField)).slice(0, filesPerForm);
  const read = await Promise.all(
    links.map((link) => readFileLink(link, caller.now, sessionSecret)),
  );
  return backend.files.waiting(read.flatMap((each) => (each ? [each.id] : [])));
}

function refused(c: KontorContext, refusal: FileRefusal, name: string): FieldError {
  const size = formatNumber(c.env.settings.fileMaxBytes / 1024 / 1024, c.get('shop').locale.code);
  return { key: refusals[refusal], parameters: { name, size } };
}

/** For the field of a page. */
export function fileFieldOf(
  c: KontorContext,
  name: string,
  uploaded: Uploaded = [],
): Omit<FileFieldProps, 'error'> {
  const { fileMaxBytes, filesPerForm } = c.env.settings;
  return { name, most: filesPerForm, maxBytes: fileMaxBytes, uploaded };
}
