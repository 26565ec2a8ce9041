/** Every row of the contract table is called with good input by some test of the Worker. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operations } from '#domain/operations.ts';

const folder = 'test/worker';
const files = globSync(`${folder}/**/*.ts`);
const tests = files.map((name) => readFileSync(name, 'utf8')).join('\n');

/** By its name in a call, or in a table of inputs for calls. */
it.each(Object.keys(operations))('%s', (name) => {
  const isAsked = new RegExp(
    `\\b(ask|call)\\(\\s*'${name}'|^ +${name}: |^ +'${name}',|\\['${name}',`,
    'm',
  ).test(tests);
  expect(isAsked, `no test in ${folder} asks for it: visitor('de').ask('${name}', …)`).toBe(true);
});
