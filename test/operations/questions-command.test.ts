/** `npm run questions`: import, export, answers, and what an operator decides. */
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runQuestions } from '../../scripts/questions/program.ts';
import { databaseInMemory } from '../domain/review/database.ts';
import { runnerOf } from './text-commands.ts';

const { db, memory } = databaseInMemory();
const file = `${process.env.TMPDIR ?? '/tmp'}/kontor-questions-${process.pid}.ndjson`;

const run = runnerOf(runQuestions, db);

const question = {
  id: 'old-1',
  sku: '10012345',
  locale: 'de-DE',
  question: 'Wie lang ist das Kabel?',
  authorName: 'R. N.',
  createdAt: '2026-05-12T09:30:00Z',
  source: 'former-shop',
};

it('imports, lists, answers, decides with reasons, and exports; dry runs change nothing', async () => {
  const lines = [
    question,
    { ...question, id: 'old-2', locale: 'xx' },
    { ...question, id: 'old-3', state: 'submitted' },
    {
      ...question,
      id: 'old-4',
      answers: [
        {
          text: 'Ja.',
          by: 'buyer',
          authorName: '',
          createdAt: question.createdAt,
          orderId: 'none',
        },
      ],
    },
  ];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect((await run('import', file, '--dry-run')).out).toBe('would be stored: 2 questions\n');
  expect((await run('queue')).out).toBe('Nothing waits.\n');
  const stored = await run('import', file);
  expect(stored).toMatchObject({ code: 1, out: 'stored: 2 questions\n' });
  expect(stored.err).toMatch(/^line 2: locale: /);
  expect(stored.err).toContain('line 4: orderId: none is no purchase of EX10012345');

  expect((await run('queue')).out).toMatch(
    /^question {2}old-3 {2}EX10012345 {2}unknown article .*Kabel/,
  );
  expect((await run('unanswered', '--days', '3')).out).toContain('old-1');
  expect((await run('answer', 'old-1', 'Zwei Meter.', '--dry-run')).out).toBe(
    'would be done: answer old-1\n',
  );
  expect((await run('unanswered')).out).toContain('old-1');
  expect((await run('answer', 'old-1', 'Zwei Meter.', '--by', 'anna')).code).toBe(0);
  expect((await run('unanswered')).out).toBe('No question is unanswered.\n');
  // Once more by mistake: nothing is published, and nobody is told.
  expect(await run('answer', 'old-1', ' Zwei Meter. ')).toMatchObject({
    code: 1,
    err: 'old-1 has this answer already.\n',
  });
  expect(memory.prepare('SELECT count(*) AS n FROM outbox').get()?.n).toBe(1);
  const shown = (await run('show', 'old-1')).out;
  expect(shown).toContain('Zwei Meter.');
  expect(shown).toContain('operator:anna  answer');

  const why = ['--reason', 'Fragt nach einer Bestellung.'];
  expect((await run('reject', 'old-3', '--ground', 'rude', ...why)).code).toBe(2);
  expect((await run('reject', 'old-3', '--ground', 'off-topic')).code).toBe(2);
  expect((await run('reject', 'old-3', '--ground', 'off-topic', ...why)).code).toBe(0);
  expect(await run('answer', 'old-3', 'Zwei Meter.')).toMatchObject({
    code: 1,
    err: 'old-3 is withheld.\n',
  });
  expect((await run('remove', 'old-9', '--ground', 'other', ...why)).code).toBe(1);
  expect((await run('keep', 'old-1')).err).toBe('No report about old-1 is open.\n');
  expect((await run('reports')).out).toBe('No report is open.\n');
  const documents = (await run('export')).out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(documents).toMatchObject([
    { id: 'old-1', state: 'published', answers: [{ text: 'Zwei Meter.', by: 'shop' }] },
    { id: 'old-3', state: 'withheld', answers: [] },
  ]);
});
