/** Why an accessory fits: the measure that both state, else the kind that it is made for. */
import { expect, it } from 'vitest';
import { fitOf } from '#domain/catalogue/fit.ts';

const row = (name: string, value: string) => ({ name, label: `label of ${name}`, value });
const product = (attributes: Record<string, string | number>, family = 'oven') => ({
  family,
  attributes,
});
const accessory = (attributes: Record<string, string | number>) => ({
  ...product(attributes, 'tray'),
  attributesRaw: Object.entries(attributes).map(([name, value]) => row(name, String(value))),
});

it.each([
  [
    'the same measure',
    { 'gastronorm-size': 'GN 2/3' },
    { 'gastronorm-size': 'GN 2/3' },
    'gastronorm-size',
  ],
  ['another measure', { 'disc-diameter': 180 }, { 'disc-diameter': 125 }, undefined],
  ['a measure of the accessory alone', {}, { 'square-drive': '1/2″' }, undefined],
  ['an equal value of no measure', { voltage: 230 }, { voltage: 230 }, undefined],
  ['its kind', {}, { 'suitable-for': 'grill, oven' }, 'suitable-for'],
  ['a kind whose name begins alike', {}, { 'suitable-for': 'oven-stand' }, undefined],
  [
    'a measure before its kind',
    { 'blade-diameter': 250 },
    { 'suitable-for': 'oven', 'blade-diameter': 250 },
    'blade-diameter',
  ],
])('%s', (_case, own, other, reason) => {
  expect(fitOf(product(own), accessory(other))?.name).toBe(reason);
});
