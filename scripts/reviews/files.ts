/** Files of reviews, one JSON document per line. An export can be imported again. */
import { readFileSync } from 'node:fs';
import { type ReviewDocument, reviewDocument } from '#domain/review/review.ts';
import { reviewsAfter } from '../../src/worker/data/reviews/moderate.ts';
import { documentOf } from '../../src/worker/data/reviews/review-rows.ts';
import { importReviews } from '../../src/worker/data/reviews/write-reviews.ts';
import { type CommandContext, writerOf } from '../catalogue/run-command.ts';
import { FileRefused } from '../catalogue/usage.ts';

const rowsAtOnce = 200;

/** The reviews of a text, and the lines that are none: `12: rating: …`. */
export function readReviews(text: string): { reviews: ReviewDocument[]; refused: string[] } {
  const reviews: ReviewDocument[] = [];
  const refused: string[] = [];
  const met = new Set<string>();
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = reviewDocument.safeParse(parsed(line));
    const fault = read.success
      ? met.has(read.data.id)
        ? 'id: it is there twice'
        : ''
      : faultOf(read.error);
    if (read.success && !fault) {
      met.add(read.data.id);
      reviews.push(read.data);
    } else refused.push(`line ${at + 1}: ${fault}`);
  }
  return { reviews, refused };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function faultOf({ issues }: { issues: readonly { path: PropertyKey[]; message: string }[] }) {
  const [issue] = issues;
  return issue ? `${issue.path.join('.') || 'document'}: ${issue.message}` : 'no review';
}

/** Refused lines do not keep out the others. */
export async function importReviewFile(
  db: D1Database,
  file: string,
  { now, dryRun }: { now: Date; dryRun: boolean },
): Promise<{ stored: number; refused: string[] }> {
  const { reviews, refused } = readReviews(textOf(file));
  if (!dryRun) await storeReviews(db, reviews, now);
  return { stored: reviews.length, refused };
}

export async function storeReviews(
  db: D1Database,
  reviews: readonly ReviewDocument[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < reviews.length; start += rowsAtOnce) {
    await importReviews(db, reviews.slice(start, start + rowsAtOnce), now);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new FileRefused(`${file} cannot be read`);
  }
}

export async function exportReviews(
  db: D1Database,
  context: CommandContext,
  out: string | undefined,
): Promise<void> {
  const write = writerOf(context, out);
  for (let after = ''; ; ) {
    const rows = await reviewsAfter(db, after, rowsAtOnce);
    for (const row of rows) write(`${JSON.stringify(documentOf(row))}\n`);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}
