/** `npm run support` as an operator starts it: list, show, answer, close, release, export; a dry run changes nothing. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type NewCase, storeCase } from '../../src/worker/data/support/write-cases.ts';
import { closeDatabases, databaseAt, run as runCommand } from '../catalogue/command.ts';
import { emptyState } from '../catalogue/state.ts';

afterAll(closeDatabases);

function opened(id: string, changes: Partial<NewCase> = {}): NewCase {
  return {
    id,
    idempotencyKey: id,
    store: 'de',
    locale: 'de-DE',
    site: 'https://kontor.de',
    customerId: null,
    reason: 'return',
    subreason: 'return',
    name: 'Zora',
    email: 'zora@mail.example',
    subject: '=1+1',
    productNumber: '10513744',
    suspicion: null,
    delivery: 'sent',
    createdAt: `2026-11-28T09:00:0${id.slice(-1)}.000Z`,
    ...changes,
  };
}

it('npm run support', async () => {
  const state = await emptyState();
  const { db, files } = await databaseAt(state);
  const run = (...parameters: string[]) => runCommand(state, parameters, 'support');
  expect(await run('list')).toEqual({ code: 0, out: 'No cases.\n', err: '' });
  const text = { text: 'Zurück bitte.\nDanke', fileIds: [] };
  await storeCase(db, opened('c-1'), text);
  await storeCase(db, opened('c-2', { suspicion: 'fast', delivery: 'held', store: 'at' }), text);
  const [first, second] = ['26-000001', '26-000002'];
  const states = async (...options: string[]) =>
    (await run('list', ...options)).out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t').slice(0, 4).join(' '));
  expect(await states()).toEqual([`${second} at open held (fast)`, `${first} de open sent`]);
  expect(await states('--held')).toEqual([`${second} at open held (fast)`]);
  expect(await states('--store', 'de')).toEqual([`${first} de open sent`]);
  expect((await run('list', '--state', 'gone')).code).toBe(1);

  expect((await run('show', first)).out).toMatch(
    /email: zora@mail\.example.*Zurück bitte\.\nDanke/su,
  );
  expect(await run('show', '26-000009')).toEqual({
    code: 1,
    out: '',
    err: 'There is no case 26-000009.\n',
  });

  const outbox = async () => {
    const { results } = await db
      .prepare("SELECT event ->> 'type' AS type FROM outbox ORDER BY at, id")
      .all<{ type: string }>();
    return results.map(({ type }) => type);
  };
  const before = await outbox();
  expect((await run('answer', first, '--text', 'Gern.', '--dry-run')).out).toContain('would be');
  expect((await run('answer', first)).code).toBe(1);
  expect((await run('answer', first, '--text', 'x'.repeat(4001))).code).toBe(1);
  expect(await states('--state', 'answered')).toEqual(['No cases.']);
  expect(await outbox()).toEqual(before);
  const [pdf, other] = ['Anleitung.pdf', 'Bild.txt'].map((name) => join(state, name));
  writeFileSync(pdf ?? '', '%PDF-1.7\n');
  writeFileSync(other ?? '', 'GIF89a');
  const refused = await run('answer', first, '--text', 'Gern.', '--attach', pdf ?? '', other ?? '');
  expect(refused).toEqual({ code: 1, out: '', err: `${other} is not a PDF.\n` });
  expect((await db.prepare('SELECT count(*) AS count FROM files').first())?.count).toBe(0);
  const answered = await run('answer', first, '--text', 'Gern.', '--attach', pdf ?? '');
  expect(answered).toMatchObject({ code: 0, err: '' });
  expect(answered.out).toContain('within five minutes');
  const file = await db
    .prepare(
      `SELECT files.name, files.bytes, files.key, support_messages.text FROM files
       JOIN support_messages ON owner_kind = 'support-message' AND owner_ref = support_messages.id`,
    )
    .first<{ key: string }>();
  expect(file).toMatchObject({ name: 'Anleitung.pdf', bytes: 9, text: 'Gern.' });
  expect((await run('show', first)).out).toContain(
    `Gern.\nfile "Anleitung.pdf", application/pdf, 9 bytes: npx wrangler r2 object get kontor-files/${file?.key} --file ${file?.key}.pdf --local`,
  );
  expect(await (await files?.get(file?.key ?? ''))?.text()).toBe('%PDF-1.7\n');
  expect(await states('--state', 'answered')).toEqual([`${first} de answered sent`]);
  expect(await outbox()).toEqual([...before, 'support-answered']);
  expect(await run('answer', first, '--text', 'Gern. ')).toEqual({
    code: 1,
    out: '',
    err: `${first} has this answer already.\n`,
  });
  expect(await outbox()).toEqual([...before, 'support-answered']);

  expect((await run('close', first, '--dry-run')).out).toBe(`${first} would be closed.\n`);
  expect((await run('close', first)).out).toBe(`${first} is closed.\n`);
  expect(await states('--state', 'closed')).toEqual([`${first} de closed sent`]);

  expect((await run('release', first)).code).toBe(1);
  expect((await run('release', second, '--dry-run')).code).toBe(0);
  expect(await states('--held')).toEqual([`${second} at open held (fast)`]);
  expect((await run('release', second)).code).toBe(0);
  expect(await states()).toContain(`${second} at open waiting`);
  expect((await outbox()).at(-1)).toBe('support-case-opened');

  // Whoever is not in the export has been erased: docs/operations/my-data.md.
  await db
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < 10002)
       INSERT INTO support_cases (id, number, idempotency_key, store, locale, site, reason, subreason, name, email, inbox,
         subject, state, delivery, created_at, changed_at)
       SELECT i, i, i, 'ch', locale, site, reason, subreason, name, email, inbox, subject, state, delivery, created_at, changed_at
       FROM support_cases, n WHERE number = ?`,
    )
    .bind(first)
    .run();
  expect((await run('export')).out.trimEnd().split('\n')).toHaveLength(10_003);
  const { out } = await run('export', '--store', 'de');
  const [header, row] = out.split('\n');
  expect(header).toMatch(/^number,store,locale,state/);
  // A spreadsheet must not run what a stranger typed.
  expect(row).toContain("'=1+1");
});
