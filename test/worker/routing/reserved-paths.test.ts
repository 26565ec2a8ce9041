/** A category cannot take the address of a page of the shop: whatever the URL table answers is reserved. */
import { expect, it } from 'vitest';
import { languages } from '#domain/country/countries.ts';
import { reservedPaths } from '#domain/routing/reserved-paths.ts';
import { app } from '#routes/index.ts';

it('every first part of a path in the URL table is reserved, and every prefix of a language', () => {
  const parts = app.routes.map(({ path }) => path.split('/')[1] ?? '');
  const words = parts.filter((part) => /^[a-z0-9-]+$/.test(part));
  expect(new Set(words).size).toBeGreaterThan(15);
  const lacking = [...words, ...languages].filter((part) => !reservedPaths.includes(part));
  expect(lacking, 'not in src/domain/routing/reserved-paths.ts').toEqual([]);
});
