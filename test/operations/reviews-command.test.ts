/** `npm run reviews`: import, export, and what an operator decides. */
import { readFileSync, writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { runReviews } from '../../scripts/reviews/program.ts';
import { databaseInMemory } from '../domain/review/database.ts';

const { db } = databaseInMemory();
const folder = `${process.env.TMPDIR ?? '/tmp'}/kontor-reviews-${process.pid}`;

/** The exit code and what was printed. */
async function run(...parameters: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const open = async () => ({ db, search: db, close: async () => undefined });
  const code = await runReviews(parameters, { stdout, stderr, open });
  stdout.end();
  stderr.end();
  return { code, out: await text(stdout), err: await text(stderr) };
}

const review = {
  id: 'old-1',
  sku: '10012345',
  locale: 'de-DE',
  rating: 1,
  title: 'Undicht',
  text: 'Nach vier Monaten zieht es Luft.',
  authorName: 'R. N.',
  createdAt: '2026-05-12T09:30:00Z',
  source: 'former-shop',
  translations: { en: { title: 'Leaks', text: 'Draws air after four months.' } },
};

it('imports a file with refused lines named, twice the same, and exports what can be imported', async () => {
  const file = `${folder}.ndjson`;
  const lines = [
    review,
    { ...review, id: 'old-2', rating: 7 },
    { ...review, id: 'old-3', state: 'submitted' },
  ];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect(await run('import', file, '--dry-run')).toMatchObject({
    code: 1,
    out: expect.stringContaining('would be stored: 2'),
  });
  expect((await run('queue')).out).toBe('No review waits.\n');
  const stored = await run('import', file);
  expect(stored).toMatchObject({ code: 1, out: 'stored: 2 reviews\n' });
  expect(stored.err).toMatch(/^line 2: rating: /);
  await run('import', file);
  const first = (await run('export')).out;
  expect(
    first
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { ...review, sku: 'EX10012345', state: 'published' },
    { ...review, id: 'old-3', sku: 'EX10012345', state: 'submitted' },
  ]);
  const again = `${folder}-again.ndjson`;
  expect((await run('export', '--out', again)).code).toBe(0);
  expect((await run('import', again)).code).toBe(0);
  expect((await run('export')).out).toBe(first);
  expect(readFileSync(again, 'utf8')).toBe(first);
});

it('decides once, says what is not possible, and counts by stars', async () => {
  expect((await run('queue')).out).toContain('old-3');
  expect(await run('approve', 'old-3', '--dry-run')).toMatchObject({
    out: 'would be done: publish old-3\n',
  });
  expect(await run('approve', 'old-3', '--by', 'anna')).toMatchObject({ code: 0 });
  expect(await run('approve', 'old-3')).toMatchObject({
    code: 1,
    err: 'The review is published.\n',
  });
  expect(await run('reject', 'old-3', '--ground', 'x', '--reason', 'y')).toMatchObject({ code: 2 });
  expect(
    await run('remove', 'old-3', '--ground', 'fake', '--reason', 'No purchase.'),
  ).toMatchObject({ code: 0 });
  expect(await run('remove', 'none', '--ground', 'fake', '--reason', 'x')).toMatchObject({
    code: 1,
  });
  expect(await run('answer', 'old-1', 'Danke.')).toMatchObject({ code: 0 });
  const shown = (await run('show', 'old-3')).out;
  expect(shown).toContain('operator:anna  publish');
  expect(shown).toContain('remove  fake  No purchase.');
  expect((await run('show', 'old-1')).out).toContain('Danke.');
  expect((await run('reports')).out).toBe('No report is open.\n');
  expect((await run('keep', 'old-1')).code).toBe(1);
  expect((await run('recount')).code).toBe(0);
  expect((await run('stats')).out.split('\n')).toHaveLength(7);
});
