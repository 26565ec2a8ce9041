/** Reads files of shoppers' texts, one JSON document per line. */
import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { FileRefused } from '../catalogue/usage.ts';

/** The documents of a text, and the lines that are none: `line 12: rating: …`. */
export function readLines<Document extends { id: string }>(
  text: string,
  schema: z.ZodType<Document>,
): { documents: Document[]; refused: string[] } {
  const documents: Document[] = [];
  const refused: string[] = [];
  const met = new Set<string>();
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = schema.safeParse(parsed(line));
    const fault = read.success
      ? met.has(read.data.id)
        ? 'id: it is there twice'
        : ''
      : faultOf(read.error);
    if (read.success && !fault) {
      met.add(read.data.id);
      documents.push(read.data);
    } else refused.push(`line ${at + 1}: ${fault}`);
  }
  return { documents, refused };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

export function faultOf({
  issues,
}: {
  issues: readonly { path: PropertyKey[]; message: string }[];
}) {
  const [issue] = issues;
  return issue ? `${issue.path.join('.') || 'document'}: ${issue.message}` : 'no document';
}

export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new FileRefused(`${file} cannot be read`);
  }
}
