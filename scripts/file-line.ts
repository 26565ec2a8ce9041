/** How an operator gets an uploaded file. */
import type { FileRow } from '../src/worker/data/files/files.ts';
import { bucket } from './local-database.ts';
import { stateFolder } from './local-state.ts';

/** The name is its sender's: it is printed, and is no part of the command. */
export function fileLine({ name, type, bytes, key }: FileRow, remote = false): string {
  const where = remote ? '--remote' : `--local --persist-to ${stateFolder}`;
  const get = `npx wrangler r2 object get ${bucket.bucket_name}/${key}`;
  const copy = `${key}.${type.split('/')[1]}`;
  return `file ${JSON.stringify(name)}, ${type}, ${bytes} bytes: ${get} --file ${copy} ${where}`;
}
