/**
 * What of the demo shop stands in files, which a Worker cannot read. Reviews, questions and answers are invented, and
 * marked as such in the data (`source`) and on pages: a file per language. Documents of content pages: ../content.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type QuestionDocument, questionDocument } from '#domain/question/question.ts';
import { demoSource, type ReviewDocument, reviewDocument } from '#domain/review/review.ts';
import { readContent, versionOf } from '../scripts/content/files.ts';
import type { Version } from '../src/worker/data/content/write-content.ts';
import { demoBrands } from './brands.ts';

export type DemoFiles = { reviews: ReviewDocument[]; content: Version[] };

/** Throws for a faulty document. */
export function demoFiles(): DemoFiles {
  const content = contentIn('content', 'demo/content').map(withDemoBrands);
  return { reviews: demoReviews(), content };
}

/** The documents of any shop. Throws for a faulty one. */
export const houseContent = (): Version[] => contentIn('content');

function contentIn(...folders: string[]): Version[] {
  const { versions, faults } = readContent(folders);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return versions;
}

/** The house's documents name no brands; beside payment methods there are none. */
function withDemoBrands({ document, ...key }: Version): Version {
  const blocks = document.blocks.map((block) =>
    block.type === 'trusted-brands-and-payments' && !block.payments
      ? { ...block, brands: [...demoBrands] }
      : block,
  );
  return versionOf(key, { ...document, blocks });
}

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
