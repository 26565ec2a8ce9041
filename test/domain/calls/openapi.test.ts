/** The description of the calls: docs/openapi.json. */
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { errors } from '#domain/errors.ts';
import { operations } from '#domain/operations.ts';
import { openApiDocument, openApiText } from '../../../scripts/openapi-document.ts';

const document = openApiDocument();

it('is up to date', () => {
  const isWritten = readFileSync('docs/openapi.json', 'utf8') === openApiText();
  expect(isWritten, 'npm run openapi').toBe(true);
});

it('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors: faults } = await validator.validate(structuredClone(document));
  expect(faults ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
  const { info: _gone, ...without } = structuredClone(document);
  expect((await new Validator().validate(without)).valid).toBe(false);
});

it('has a path for every row, and only references that lead somewhere', () => {
  expect(Object.keys(document.paths as object)).toHaveLength(Object.keys(operations).length);
  const text = JSON.stringify(document);
  const targets = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path));
  expect(targets.size).toBeGreaterThan(10);
  const missing = [...targets].filter((path) => {
    const at = path
      .split('/')
      .reduce<unknown>((node, name) => (node as Record<string, unknown>)?.[name], document);
    return at === undefined;
  });
  expect(missing).toEqual([]);
});

it('names every error with its status', () => {
  const text = JSON.stringify(document);
  const lost = Object.entries(errors).filter(
    ([code, { status }]) => !text.includes(`"const":"${code}","description":"${status}: `),
  );
  expect(lost).toEqual([]);
});
