/** Model codes in names of articles. */
import { expect, it } from 'vitest';
import { withUnbrokenCodes } from '#domain/catalogue/unbroken-codes.ts';

it.each([
  ['Espressomaschine ES-2R, 11 L', 'Espressomaschine ES-|2R, 11 L'],
  ['Kaffeetamper TA-58', 'Kaffeetamper TA-|58'],
  ['Kasten 7-XS-12, ΑΒ-40', 'Kasten 7-|XS-|12, ΑΒ-|40'],
  // Words, codes that are too long, and ranges, which have a dash.
  ['Nass-Trockensauger 50 L', 'Nass-Trockensauger 50 L'],
  ['Hot-Dog-Wärmer', 'Hot-Dog-Wärmer'],
  ['Ersatzteil 1234-5678-90AB', 'Ersatzteil 1234-5678-90AB'],
  ['Bohrersatz 1–13 mm', 'Bohrersatz 1–13 mm'],
])('%s is %s', (name, typeset) => {
  expect(withUnbrokenCodes(name).replaceAll('\u2060', '|')).toBe(typeset);
});
