import { expect, it } from 'vitest';
import { sentence } from '../../../demo/terms.ts';

it('a Dutch word that begins with ij has both letters as capitals', () => {
  expect(sentence('ijsblokjesmachine', 'nl')).toBe('IJsblokjesmachine');
  expect(sentence('friteuse', 'nl')).toBe('Friteuse');
  expect(sentence('ijzer', 'de')).toBe('Ijzer');
});

it('a Greek word keeps its accent as a capital', () => {
  expect(sentence('άνετη επένδυση', 'el')).toBe('Άνετη επένδυση');
});
