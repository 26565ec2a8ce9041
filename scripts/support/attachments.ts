/**
 * Files that go with an operator's answer. PDF only: pictures are stored without their metadata, which only the Worker can
 * remove.
 */
import { existsSync, readFileSync } from 'node:fs';
import { typeOfContent } from '#domain/files/file-type.ts';
import { fileNameOf } from '#domain/files/stored-file.ts';
import { insertFile } from '../../src/worker/data/files/files.ts';
import { FileRefused } from '../catalogue/usage.ts';

/** Bytes: the most that FILE_MAX_MIB allows. */
const most = 10 * 1024 * 1024;

export type Attachment = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Throws FileRefused, before anything is stored. */
export function readAttachment(path: string): Attachment {
  if (!existsSync(path)) throw new FileRefused(`There is no file ${path}.`);
  const bytes = new Uint8Array(readFileSync(path));
  if (typeOfContent(bytes) !== 'application/pdf') throw new FileRefused(`${path} is not a PDF.`);
  if (bytes.length > most) throw new FileRefused(`${path} is larger than 10 MiB.`);
  return { name: fileNameOf(path), bytes };
}

/** The ids of the stored files, for the message that owns them; without one they are deleted after a day. */
export async function storeAttachments(
  db: D1Database,
  files: R2Bucket | undefined,
  attachments: readonly Attachment[],
  now: Date,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, bytes } of attachments) {
    if (!files) throw new Error('the bucket is not open');
    const id = crypto.randomUUID();
    const type = 'application/pdf';
    const row = { id, name, type, bytes: bytes.length, createdAt: now.toISOString() } as const;
    await insertFile(db, { ...row, key: id });
    await files.put(id, bytes, { httpMetadata: { contentType: type } });
    ids.push(id);
  }
  return ids;
}
