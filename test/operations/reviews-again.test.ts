/** `npm run reviews`: an older file is imported again, and a reported review is kept. */
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runReviews } from '../../scripts/reviews/program.ts';
import { restrictionsOf } from '../../src/worker/data/moderation/entries.ts';
import { eraseReviews } from '../../src/worker/data/reviews/erase-reviews.ts';
import { reviewsOf } from '../../src/worker/data/reviews/own-reviews.ts';
import { databaseInMemory } from '../domain/review/database.ts';
import { formerReview, runnerOf } from './text-commands.ts';

const { db, memory } = databaseInMemory();
const run = runnerOf(runReviews, db);

it('an import brings nothing back that was withdrawn, removed or erased, and no second review of an author', async () => {
  const file = `${process.env.TMPDIR ?? '/tmp'}/kontor-reviews-again-${process.pid}.ndjson`;
  const by = (id: string, author: string, more = {}) => ({
    ...formerReview,
    id,
    sku: 'EX10012347',
    authorEmail: `${author}@x.example`,
    ...more,
  });
  const older = ['taken', 'removed', 'gone', 'left'].map((id) => by(id, id.toUpperCase()));
  const store = (...lines: object[]) => {
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return run('import', file);
  };
  expect((await store(...older)).code).toBe(0);
  memory.exec("UPDATE reviews SET state = 'withdrawn' WHERE id = 'taken'");
  expect((await run('remove', 'removed', '--ground', 'fake', '--reason', 'Ohne Kauf.')).code).toBe(
    0,
  );
  const named = (id: string) => [{ id, sku: 'EX10012347' }];
  await eraseReviews(db, { gone: named('gone'), left: named('left') }, new Date());
  expect((await store(...older)).out).toBe('stored: 2 reviews\n');
  const again = await store(
    ...older.slice(1),
    by('second', 'removed'),
    by('new', 'taken'),
    by('newer', 'Taken'),
    by('other', 'left'),
  );
  expect(again).toMatchObject({ code: 1, out: 'stored: 3 reviews\n' });
  expect(again.err.trim().split('\n')).toEqual([
    'line 2: id: erased by its author',
    'line 3: id: erased by its author',
    'line 4: authorEmail: of removed too',
    'line 6: authorEmail: of an earlier line too',
  ]);
  const found = memory.prepare(
    "SELECT id, state, author_email AS email FROM reviews WHERE sku = 'EX10012347' ORDER BY id",
  );
  expect(found.all().map(({ id, state, email }) => `${id} ${state} ${email}`)).toEqual([
    'left published null',
    'new published taken@x.example',
    'other published left@x.example',
    'removed removed removed@x.example',
    'taken withdrawn taken@x.example',
  ]);
  // However many a person has written, their erasure finds all.
  memory.exec(`INSERT INTO reviews SELECT 'many-' || value, sku, locale, language, rating, title, text, author_name,
      created_at, review_created_at, source, 'withdrawn', is_incentivized, title_translations, text_translations,
      answer, answered_at, answer_translations, helpful, order_id, line_item_id, customer_id, author_email, consented_at
    FROM reviews, (WITH RECURSIVE numbers (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM numbers WHERE value < 201)
      SELECT value FROM numbers) WHERE id = 'new'`);
  expect(await reviewsOf(db, { email: 'TAKEN@x.example' })).toHaveLength(203);
});

it('keeps a reported review on record, and only while it is published', async () => {
  const report = (number: string, id: string) =>
    memory.exec(`INSERT INTO content_reports (id, number, subject, subject_id, at, store, locale, ground,
        explanation, state)
      VALUES ('${number}', '${number}', 'review', '${id}', '1', 'de', 'de-DE', 'fake', '', 'open')`);
  for (const id of ['new', 'left', 'removed']) report(`M-${id}`, id);
  const states = () =>
    memory
      .prepare('SELECT state FROM content_reports ORDER BY id')
      .all()
      .map(({ state }) => state);
  expect((await run('keep', 'new', '--dry-run')).out).toBe('would be done: keep new\n');
  expect((await run('keep', 'new', '--by', 'anna')).out).toBe('done: keep new\n');
  expect((await run('keep', 'new')).err).toBe('No report about new is open.\n');
  expect((await run('show', 'new')).out).toMatch(/\d {2}operator:anna {2}keep\n/);
  expect((await run('keep', 'removed')).err).toBe('removed is removed.\n');
  // With the erasure of its author, a report ends without a decision.
  await eraseReviews(db, { gone: [{ id: 'left', sku: 'EX10012347' }], left: [] }, new Date());
  expect(states()).toEqual(['gone', 'rejected', 'open']);
});

it('a restriction is that of the text, not of one of another kind with the same id', async () => {
  memory.exec(`INSERT INTO moderation_entries (id, subject, subject_id, at, actor, kind, is_automated, note)
    VALUES ('1', 'answer', 'same', '1', 'shop', 'remove', 0, 'A'), ('2', 'question', 'same', '2', 'shop', 'remove', 0, 'Q')`);
  const restrictions = await restrictionsOf(db, [{ id: 'same', state: 'removed' }]);
  expect(restrictions.get('answer same')?.note).toBe('A');
  expect(restrictions.get('question same')?.note).toBe('Q');
});
