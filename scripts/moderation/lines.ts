/** Reads files of shoppers' texts, one JSON document per line. */
import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import type { Claims } from '#domain/moderation/text-fields.ts';
import { claimFaults } from '../../src/worker/data/moderation/named.ts';
import { FileRefused } from '../catalogue/usage.ts';

/** Lines per query. */
const atOnce = 200;

type Line<Document> = { at: number; document: Document };
type Fault = { at: number; fault: string };

/** How the documents of a kind are read. */
export type Reading<Document> = {
  schema: z.ZodType<Document>;
  claimsOf: (document: Document) => Claims;
};

/** The documents of a text, and why other lines are refused: `line 12: rating: …`. */
export async function readLines<Document extends { id: string }>(
  db: D1Database,
  text: string,
  { schema, claimsOf }: Reading<Document>,
  now: Date,
): Promise<{ documents: Document[]; refused: string[] }> {
  const { lines, faults } = parsedLines(text, schema);
  const documents: Document[] = [];
  const met = new Set<string>();
  for (let start = 0; start < lines.length; start += atOnce) {
    const part = lines
      .slice(start, start + atOnce)
      .map((line) => ({ ...line, ...claimsOf(line.document) }));
    const wrong = await claimFaults(
      db,
      part.flatMap(({ purchases }) => purchases),
      part.flatMap(({ texts }) => texts),
    );
    for (const { at, document, times, purchases, texts } of part) {
      const late = Object.entries(times).find(([, time]) => time && new Date(time) > now);
      const once = texts.flatMap(({ author, sku }) => (author ? `${author} ${sku}` : []));
      const [fault] = [
        ...(late ? [`${late[0]}: ${late[1]} is in the future`] : []),
        ...[...purchases, ...texts].flatMap((each) => wrong.get(each) ?? []),
        ...(once.some((each) => met.has(each)) ? ['authorEmail: of an earlier line too'] : []),
      ];
      if (fault === undefined) documents.push(document);
      else faults.push({ at, fault });
      if (fault === undefined) for (const each of once) met.add(each);
    }
  }
  const refused = faults.sort((a, b) => a.at - b.at);
  return { documents, refused: refused.map(({ at, fault }) => `line ${at}: ${fault}`) };
}

function parsedLines<Document extends { id: string }>(text: string, schema: z.ZodType<Document>) {
  const lines: Line<Document>[] = [];
  const faults: Fault[] = [];
  const met = new Set<string>();
  for (const [index, line] of text.split('\n').entries()) {
    const at = index + 1;
    if (line.trim() === '') continue;
    const read = schema.safeParse(parsed(line));
    if (!read.success) faults.push({ at, fault: faultOf(read.error) });
    else if (met.has(read.data.id)) faults.push({ at, fault: 'id: it is there twice' });
    else {
      met.add(read.data.id);
      lines.push({ at, document: read.data });
    }
  }
  return { lines, faults };
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
