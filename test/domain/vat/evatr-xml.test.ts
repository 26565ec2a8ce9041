/** Writes and reads the XML that the German registry used before 2025. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCodeIn, evatrXml } from '#domain/vat/evatr-xml.ts';

const recorded = readFileSync('test/contracts/vat/evatr-xmlrpc-200.xml', 'utf8');

it('the written XML is identical to the recorded answer of the registry', () => {
  const answer = { asker: 'DE263721827', number: 'HR20543250589', code: '200', day: '2019-03-14' };
  expect(evatrXml(answer)).toBe(recorded);
});

it('the error code is read from the XML, or nothing if there is none', () => {
  expect(errorCodeIn(recorded)).toBe('200');
  expect(errorCodeIn(recorded.replace('ErrorCode', 'Fehler'))).toBeUndefined();
  expect(errorCodeIn('<h1>Bad gateway</h1>')).toBeUndefined();
});

it('the requested number is escaped in the XML', () => {
  const xml = evatrXml({ asker: '', number: '</string>&', code: '211', day: '2026-11-21' });
  expect(xml).toContain('<string>&lt;/string&gt;&amp;</string>');
});
