import { expect, it } from 'vitest';
import { announcedPercent } from '#domain/catalogue/campaigns.ts';

it.each([
  ['25 percent', 25, {}, 25],
  ['10 percent, where nothing else is said', 10, {}, 10],
  ['9 percent', 9, {}, undefined],
  ['9 percent, if the campaign says so', 9, { announcedFrom: 5 }, 9],
  ['25 percent, if the campaign asks for more', 25, { announcedFrom: 30 }, undefined],
])('%s are announced only if they convince', (_, highest, campaign, announced) => {
  expect(announcedPercent(highest, campaign)).toBe(announced);
});
