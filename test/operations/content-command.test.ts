/** `npm run content`: files, versions, periods, and what is missing. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runContent } from '../../scripts/content/program.ts';
import { databaseInMemory } from '../domain/review/database.ts';
import { runnerOf } from './text-commands.ts';

const payment = (text: string) => ({
  title: 'Zahlung',
  blocks: [
    { type: 'page-title', title: 'Zahlung' },
    { type: 'rich-text', text },
  ],
});
const later = '2099-11-27T00:00:00+01:00';

let folder: string;
let run: ReturnType<typeof runnerOf>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-content-'));
  run = runnerOf(runContent, databaseInMemory().db);
});

const write = (name: string, content: unknown) => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
/** The second column of a list is the state, the third the version. */
const listed = async () =>
  (await run('list')).out
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t').slice(0, 3));

describe('import', () => {
  it('publishes what is new or changed and says how it differs; a dry run changes nothing', async () => {
    write('payment-deDE', payment('Auf Rechnung.'));
    expect((await run('import', folder, '--dry-run')).out).toContain('would be published: 1 of 1');
    expect(await listed()).toEqual([]);
    expect((await run('import', folder)).out).toMatch(/^payment-deDE payment-deDE-\w{12} is new/);
    expect((await run('import', folder)).out).toBe('published: 0 of 1\n');
    write('payment-deDE', payment('Auf Rechnung oder per Karte.'));
    expect((await run('import', folder)).out).toContain(
      'blocks.1.text: "Auf Rechnung." becomes "Auf Rechnung oder per Karte."',
    );
    expect(await listed()).toHaveLength(1);
  });

  it.each([
    ['payment-deXX', payment('x'), 'the name is none such as'],
    ['payment-deDE', '{', 'JSON'],
    ['payment-deDE', payment('<b>x</b>'), 'blocks.1.text: no html: <b>'],
    ['payment-deDE', payment('ab {freeShipping}'), 'blocks.1.text: no market has a {freeShipping}'],
    ['payment-deDE', { title: 'x', blocks: [{ type: 'carousel' }] }, 'blocks.0.type'],
    ['payment-deDE', { ...payment('x'), color: 'red' }, 'color'],
    ['payment-deDE', payment('[hier](/kontakt)'), 'no page of the shop is at /kontakt'],
    [
      'payment-deDE',
      {
        title: 'x',
        blocks: [{ type: 'banner', title: 'x', link: { text: 'x', href: 'javascript:x' } }],
      },
      'blocks.0.link.href',
    ],
  ])(
    'refuses %s with the place of the fault, and stores none of its files',
    async (name, content, fault) => {
      write('complaints-deDE', payment('gut'));
      write(name, content);
      const { code, err } = await run('import', folder);
      expect(code).toBe(1);
      expect(err).toContain(name);
      expect(err).toContain(fault);
      expect(await listed()).toEqual([]);
    },
  );
});

it('a version is scheduled, taken back, and an earlier one is published again', async () => {
  await run('import', write('payment-deDE', payment('eins')));
  const [[, , first = ''] = []] = await listed();
  const file = write('payment-deDE', payment('zwei'));
  await run('import', file, '--from', later, '--until', '2099-12-01T00:00:00+01:00');
  expect((await listed()).map(([, state]) => state)).toEqual(['shown', 'scheduled']);
  expect(await run('import', file, '--from', later, '--until', later)).toMatchObject({ code: 2 });
  expect((await run('end', 'payment-deDE', '--dry-run')).out).toContain('would end');
  expect(await listed()).toHaveLength(2);
  await run('import', file);
  await run('end', 'payment-deDE');
  expect(await listed()).toEqual([['payment-deDE', 'shown', first]]);
  await run('end', 'payment-deDE');
  expect(await listed()).toEqual([]);
  expect(await run('end', 'payment-deDE')).toMatchObject({ code: 1 });
  await run('publish', first);
  expect(await listed()).toEqual([['payment-deDE', 'shown', first]]);
  expect((await run('versions', 'payment-deDE')).out.split('\n').filter(Boolean)).toHaveLength(2);
  expect(JSON.parse((await run('show', first)).out)).toEqual(payment('eins'));
});

it('a page of every market is never left without a document', async () => {
  await run('import', write('payment', payment('eins')));
  expect(await run('end', 'payment')).toMatchObject({ code: 1 });
  expect(await listed()).toHaveLength(1);
});

it('a draft is stored, previewed by a link, and published', async () => {
  const file = write('payment-deDE', payment('Entwurf'));
  expect((await run('import', file, '--draft')).out).toContain('stored as a draft: 1 of 1');
  expect(await listed()).toEqual([]);
  const [id = ''] = (await run('versions', 'payment-deDE')).out.split('\t');
  expect((await run('preview', '--version', id)).out).toMatch(/^\/payment\/\?preview=[\w-]{24}\n/);
  expect((await run('preview', '--at', later)).out).toMatch(/^\/\?preview=[\w-]{24}\n/);
  expect(await run('preview')).toMatchObject({ code: 2 });
  expect(await run('preview', '--version', 'none')).toMatchObject({ code: 1 });
  await run('publish', id);
  expect(await listed()).toEqual([['payment-deDE', 'shown', id]]);
});

it('an export is what an import takes', async () => {
  await run('import', write('payment-deDE', payment('eins')), write('home', payment('zwei')));
  const exported = join(folder, 'exported');
  mkdirSync(exported);
  await run('export', exported);
  expect(JSON.parse(readFileSync(join(exported, 'home.json'), 'utf8'))).toEqual(payment('zwei'));
  expect((await run('import', exported)).out).toBe('published: 0 of 2\n');
});

it('what a locale lacks is listed: documents, and texts of one language', async () => {
  const title = { de: 'Zahlung', fr: 'Paiement' };
  await run('import', write('payment', { title: 'x', blocks: [{ type: 'page-title', title }] }));
  await run('import', write('complaints-deDE', payment('x')));
  const { out } = await run('missing');
  expect(out).toContain('payment pl-PL: blocks.0.title\n');
  expect(out).toContain('complaints fr-FR: no document\n');
  expect(out).not.toMatch(/de-DE|de-AT|de-CH|payment fr/);
});
