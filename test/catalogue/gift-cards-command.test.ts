/** `npm run gift-cards`: cards are issued, shown, blocked and exported; a code is written once and stored nowhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabases, run } from './command.ts';
import { changeIn, emptyState, rowsIn } from './state.ts';
import { workplace } from './workplace.ts';

let state = '';
const folder = workplace();
const cards = (...parameters: string[]) => run(state, parameters, 'gift-cards');
const csv = (text: string) => parse(text, { columns: true }) as Record<string, string>[];
const wish = ['issue', '--store', 'de', '--amount', '12.50', '--note', 'prize'];

beforeAll(async () => {
  state = await emptyState();
}, 180_000);
afterAll(closeDatabases);

it('issues cards with codes that nothing else contains', async () => {
  expect((await cards(...wish, '--dry-run')).out).toMatch(/^would be issued: 1 × 12.50 EUR/);
  expect(await rowsIn(state, 'SELECT * FROM gift_cards')).toEqual([]);
  expect((await cards('export')).out).toMatch(/^id,lastFour,store,[^\n]*\n$/);
  const out = join(folder, 'prizes.csv');
  const issued = await cards(...wish, '--count', '3', '--out', out);
  expect(issued).toMatchObject({ code: 0, out: expect.stringMatching(/^issued: 3 × 12.50 EUR/) });
  const written = csv(readFileSync(out, 'utf8'));
  expect(new Set(written.map(({ code }) => code)).size).toBe(3);
  const [first] = written;
  const stored = await rowsIn(state, 'SELECT * FROM gift_cards');
  expect(stored).toHaveLength(3);
  expect(JSON.stringify(stored)).not.toContain(first?.code);
  const shown = await cards('show', first?.code ?? '');
  expect(shown.out).toMatch(/^….{4} 12.50 of 12.50 EUR, good until \d{4}-12-31, id /);
  expect(shown.out).toMatch(/issued 12.50 EUR, prize/);
});

it('blocks a card once; the export has what is left, and no codes', async () => {
  const [card] = csv((await cards(...wish)).out);
  const block = ['block', card?.id ?? '', '--note', 'lost'];
  expect((await cards(...block, '--dry-run')).out).toMatch(/^would be blocked: …/);
  expect((await cards(...block)).out).toMatch(/^blocked: …/);
  expect(await cards(...block)).toMatchObject({ code: 2, err: 'the card is blocked already\n' });
  const exported = csv((await cards('export')).out);
  const row = exported.find(({ id }) => id === card?.id);
  expect(row).toMatchObject({ value: '12.50', balance: '0.00', state: 'blocked', store: 'de' });
  expect(row?.blockedAt).not.toBe('');
  expect(JSON.stringify(exported)).not.toContain(card?.code);
});

it('names what is left on an expired card as expired', async () => {
  const [card] = csv((await cards(...wish)).out);
  changeIn(
    state,
    `UPDATE gift_cards SET valid_until = '2026-01-01T12:00:00.000Z' WHERE id = '${card?.id}'`,
  );
  const shown = await cards('show', card?.id ?? '');
  expect(shown.out).toMatch(/^….{4} 12.50 of 12.50 EUR, expired 2025-12-31, id /);
  const exported = csv((await cards('export')).out);
  const states = exported.map(({ id, state: written }) => [id === card?.id, written]);
  expect(states).toContainEqual([true, 'expired']);
  expect(states).not.toContainEqual([false, 'expired']);
  expect(states).toContainEqual([false, 'usable']);
});

it.each([
  [['issue', '--store', 'xx', '--amount', '1', '--note', 'n'], 'there is no store xx\n'],
  [['issue', '--store', 'hu', '--amount', '0.50', '--note', 'n'], '0.50 is no value of a card\n'],
  [['show', 'NONE'], 'there is no gift card NONE\n'],
])('tells in one line what is wrong: %j', async (parameters, err) => {
  expect(await cards(...parameters)).toMatchObject({ code: 2, err });
});
