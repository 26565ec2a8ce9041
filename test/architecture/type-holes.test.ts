/** Type holes that the compiler accepts and this repository does not. */
import { describe, expect, it } from 'vitest';
import { typeHoles } from './rules.ts';
import { sourceOf } from './source.ts';
import { sourcesBelow } from './survey.ts';

const folders = ['src', 'test', 'scripts', 'demo', 'bench'];

describe('types have no holes', () => {
  it('in sources, tests, scripts, demo and bench', () => {
    expect(typeHoles(folders.flatMap(sourcesBelow))).toEqual([]);
    // This reads the whole repository.
  }, 30_000);

  it.each([
    ['let a: any;', 'any'],
    ['const a = b as any;', 'any'],
    ['type A = Record<string, any>;', 'any'],
    ['const a = b!.c;', 'x!'],
    [`// @${'ts-ignore'} because`, '@ts-ignore'],
  ])('and %s is reported as %s', (text, what) => {
    expect(typeHoles([sourceOf('src/a.ts', `\n${text}\n`)])).toEqual([`src/a.ts:2 ${what}`]);
  });

  it('and `any` in a text or a name is not reported', () => {
    const text = 'const any = "as any"; // any of them\nconst b = !any;';
    expect(typeHoles([sourceOf('src/a.ts', text)])).toEqual([]);
  });
});
