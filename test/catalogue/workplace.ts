/** A folder for the files of a test. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const workplace = (): string => mkdtempSync(join(tmpdir(), 'kontor-catalogue-'));
