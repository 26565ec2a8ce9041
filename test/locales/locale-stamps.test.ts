/** Translations of a changed English text are detected as stale. */
import { describe, expect, it } from 'vitest';
import { accepted, readStamps, staleKeys, stampsOf } from '../../scripts/locales/stamps.ts';
import { readLocales } from '../../scripts/locales/texts.ts';

it('every translation is of the current English text', () => {
  const stale = staleKeys(readLocales().get('en') ?? {}, readStamps());
  const remedy = `translate them anew, then run: npm run locales -- accept ${stale.join(' ')}`;
  expect(stale, stale.length > 0 ? remedy : undefined).toEqual([]);
});

describe('a text', () => {
  const english = { a: 'A', b_one: '{count} b', b_other: '{count} bs' };
  const recorded = stampsOf(english);

  it('is fresh while its English is unchanged', () => {
    expect(staleKeys(english, recorded)).toEqual([]);
    expect(Object.keys(recorded)).toEqual(['a', 'b']);
  });

  it('is stale if its English changes, even in one plural form', () => {
    expect(staleKeys({ ...english, a: 'A.' }, recorded)).toEqual(['a']);
    expect(staleKeys({ ...english, b_other: '{count} of b' }, recorded)).toEqual(['b']);
  });

  it('is stale until it is first recorded', () => {
    expect(staleKeys({ ...english, c: 'C' }, recorded)).toEqual(['c']);
  });

  it('is fresh again when it is accepted, alone or with all', () => {
    const changed = { ...english, a: 'A.', c: 'C' };
    expect(staleKeys(changed, accepted(changed, recorded, ['c']))).toEqual(['a']);
    expect(staleKeys(changed, accepted(changed, recorded, ['a', 'c']))).toEqual([]);
    expect(staleKeys(changed, accepted(changed, recorded, []))).toEqual([]);
  });

  it('is removed from the record if it no longer exists', () => {
    expect(Object.keys(accepted({ a: 'A' }, recorded, []))).toEqual(['a']);
  });

  it('that does not exist is not accepted', () => {
    expect(() => accepted(english, recorded, ['a', 'x'])).toThrow('no such text: x');
  });
});
