/** The pictures of a review's form: stored before the form is valid, so that they are chosen once. */
import type { FieldErrors } from '#domain/checkout/address-form.ts';
import { isPicture, typeOfContent } from '#domain/files/file-type.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { maxPhotos } from '#domain/review/review.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { uploadsOf } from '#worker/request/form-of.ts';

const bytesOfMegabyte = 1024 * 1024;

export function photoRules(c: KontorContext): { most: number; megabytes: number } {
  const { fileMaxBytes, filesPerForm } = c.env.settings;
  return {
    most: Math.min(maxPhotos, filesPerForm),
    megabytes: fileMaxBytes / bytesOfMegabyte,
  };
}

/** `kept`: ids of pictures that an earlier try has stored. What is no picture, or too much, is an error of the field. */
export async function keepPhotos(
  c: KontorContext,
  before = '',
): Promise<{ kept: StoredFile[]; error?: FieldErrors[string] }> {
  const { backend, caller } = c.get('shop');
  const { most, megabytes } = photoRules(c);
  const ids = before.split(' ').filter((id) => /^[0-9a-f-]{36}$/.test(id));
  const kept = ids.length > 0 ? (await backend.files.waiting(ids)).slice(0, most) : [];
  const refused: string[] = [];
  for (const upload of await uploadsOf(c, 'photos')) {
    const type = typeOfContent(upload.bytes);
    const isUsable = kept.length < most && type !== undefined && isPicture(type);
    const stored = isUsable ? await backend.files.keep(upload, caller.now) : undefined;
    if (stored?.ok) kept.push(stored.file);
    else refused.push(upload.name);
  }
  if (refused.length === 0) return { kept };
  const parameters = { names: refused.join(', '), most, size: megabytes };
  return { kept, error: { key: 'review.photosRefused', parameters } };
}
