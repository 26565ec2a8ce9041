/** GET /vat/validate: what it answers, to whom, how often; and how long answers are stored. */
import { createExecutionContext, createScheduledController, env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { errorCodeIn } from '#domain/vat/evatr-xml.ts';
import worker from '#worker/index.ts';
import { logged } from '../logged.ts';
import { inOneMinute } from '../one-minute.ts';
import { checksOf, dayMs, newNumber, own, validate } from '../vat-company.ts';
import { visitor } from '../visitor.ts';

it('the answer is XML that is not cached', async () => {
  const number = newNumber();
  const response = await validate(visitor('at'), number);
  expect(response.headers.get('Content-Type')).toContain('xml');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const xml = await response.text();
  expect(errorCodeIn(xml)).toBe('200');
  expect(xml).toContain(`<string>${number}</string>`);
});

it.each([
  ['another shop’s number', 'ATU12345675', 'DE123456788', '206'],
  ['no number', ' ', own, '215'],
  ['a wrong one', 'ATU99990206', own, '202'],
  ['wrong check digits', 'ATU12345674', own, '210'],
  ['the shop’s fault', 'ATU99990607', own, '206'],
  ['markup', '<b>&"', own, '211'],
])('%s is answered with its code', async (_what, number, asker, code) => {
  await logged(async () => {
    const xml = await (await validate(visitor('at'), number, asker)).text();
    expect(errorCodeIn(xml)).toBe(code);
    expect(xml).not.toContain('<b>');
  });
});

it('only the shop’s own pages may send requests, and only a limited number', async () => {
  const shopper = visitor('at');
  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await validate(shopper, 'ATU12345675', own, foreign)).status).toBe(403);
  await inOneMinute();
  const statuses: number[] = [];
  for (const _ of Array.from({ length: 12 })) {
    const response = await validate(shopper, 'ATU12345675', own, {
      'Sec-Fetch-Site': 'same-origin',
    });
    await response.text();
    statuses.push(response.status);
  }
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

it('a shop without a VAT number of its own answers with the code 206', async () => {
  const shop = { ...env, SANDBOX: '', VAT_IDS: '' };
  const request = new Request<unknown, IncomingRequestCfProperties>(
    `http://at.localhost/vat/validate?UstId_1=&UstId_2=ATU12345675`,
  );
  let code: string | undefined;
  await logged(async () => {
    const response = await worker.fetch(request, shop, createExecutionContext());
    code = errorCodeIn(await response.text());
  });
  expect(code).toBe('206');
});

it('answers are deleted after 90 days', async () => {
  const insert = (number: string, days: number) =>
    env.DB.prepare(
      `INSERT INTO vat_checks (number, asker, provider, result, at, raw) VALUES (?, ?, 'vies', 'valid', ?, '{}')`,
    )
      .bind(number, own, new Date(Date.now() - days * dayMs).toISOString())
      .run();
  await insert('old', 91);
  await insert('young', 89);
  await worker.scheduled(createScheduledController(), env);
  expect(await checksOf('old')).toEqual([]);
  expect(await checksOf('young')).toHaveLength(1);
});
