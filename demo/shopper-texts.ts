/**
 * The demo's reviews, questions and answers: invented, and marked as such in the data (`source`) and on pages. A file per
 * language.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type QuestionDocument, questionDocument } from '#domain/question/question.ts';
import { demoSource, type ReviewDocument, reviewDocument } from '#domain/review/review.ts';

export const demoReviews = (): ReviewDocument[] =>
  linesIn('reviews').map((line) => reviewDocument.parse(line));

export const demoQuestions = (): QuestionDocument[] =>
  linesIn('questions').map((line) => questionDocument.parse({ ...line, source: demoSource }));

function linesIn(name: string): Record<string, unknown>[] {
  const folder = `demo/${name}`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.ndjson'));
  return files.flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line)),
  );
}
