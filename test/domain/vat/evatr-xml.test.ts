/** The XML of the German registry before 2025: written as it wrote it, and read. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCodeIn, evatrXml } from '#domain/vat/evatr-xml.ts';

const recorded = readFileSync('test/contracts/vat/evatr-xmlrpc-200.xml', 'utf8');

it('is to the letter what the registry answered', () => {
  const answer = { asker: 'DE263721827', number: 'HR20543250589', code: '200', day: '2019-03-14' };
  expect(evatrXml(answer)).toBe(recorded);
});

it('is read: the code, or nothing', () => {
  expect(errorCodeIn(recorded)).toBe('200');
  expect(errorCodeIn(recorded.replace('ErrorCode', 'Fehler'))).toBeUndefined();
  expect(errorCodeIn('<h1>Bad gateway</h1>')).toBeUndefined();
});

it('whatever was asked about stays text', () => {
  const xml = evatrXml({ asker: '', number: '</string>&', code: '211', day: '2026-11-21' });
  expect(xml).toContain('<string>&lt;/string&gt;&amp;</string>');
});
