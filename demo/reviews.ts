/** The demo's reviews: invented, and marked as such in the data (`source`) and on pages. A file per language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type ReviewDocument, reviewDocument } from '#domain/review/review.ts';

const folder = 'demo/reviews';

export function demoReviews(): ReviewDocument[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson'));
  return files.flatMap((name) =>
    readFileSync(`${folder}/${name}`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => reviewDocument.parse(JSON.parse(line))),
  );
}
