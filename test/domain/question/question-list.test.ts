/** In which order the questions about an article are listed. */
import { expect, it } from 'vitest';
import { questionDocument } from '#domain/question/question.ts';
import { loadQuestions } from '../../../src/worker/data/questions/questions.ts';
import { importQuestions } from '../../../src/worker/data/questions/write-questions.ts';
import { databaseInMemory } from '../review/database.ts';

const sku = 'EX10000001';
const written = (day: number) => ({
  authorName: 'Zora',
  createdAt: `2026-11-0${day}T08:00:00Z`,
});
const line = (id: string, day: number, more: object = {}) =>
  questionDocument.parse({
    id,
    sku,
    question: 'Passt der Deckel?',
    locale: 'de-DE',
    source: 'former-shop',
    ...written(day),
    ...more,
  });

it('those in the language come first, of these the answered ones, then the newest; others on request', async () => {
  const { db } = databaseInMemory();
  const answers = [{ text: 'Ja.', by: 'shop', ...written(6) }];
  const lines = [
    line('danish', 5, { locale: 'da-DK', answers }),
    line('answered', 1, { answers }),
    line('old', 2),
    line('new', 3),
  ];
  await importQuestions(db, lines, new Date('2026-11-28T08:00:00Z'));
  const list = (ownLanguage: boolean, answered: boolean) =>
    loadQuestions(db, { productId: sku, offset: 0, limit: 10, answered, ownLanguage }, 'de');
  const ids = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).results.map(({ id }) => id);
  expect(await ids(false, false)).toEqual(['answered', 'new', 'old', 'danish']);
  expect(await ids(true, false)).toEqual(['answered', 'new', 'old']);
  expect(await ids(true, true)).toEqual(['answered']);
  expect(await list(true, false)).toMatchObject({ total: 4, inLanguage: 3 });
});
