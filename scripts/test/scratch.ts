/** A folder for files of tests: in memory if Linux has enough space there, because a disk delays each transaction. */
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

export function makeScratch(): string {
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'kontor-test-'));
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= neededBytes;
}
