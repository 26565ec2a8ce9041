/** Generated codes are random, easy to read aloud, and each works once. */
import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeSeries } from '#domain/discount/code-series.ts';
import { discountCode } from '#domain/discount/discount-code.ts';

const wish = { series: 'letters', prefix: 'SPRING', count: 500, cartDiscounts: ['autumn'] };

it('500 codes are 500 different ones that the shop accepts', () => {
  const codes = codeSeries(wish, randomInt);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(500);
  for (const each of codes) {
    expect(each.code).toMatch(/^SPRING-[2-9A-HJKMNP-TW-Z]{5}-[2-9A-HJKMNP-TW-Z]{5}$/);
    expect(discountCode.parse(each)).toEqual(each);
    expect(each.maxApplications).toBe(1);
  }
});

it('a code that exists already is not made again', () => {
  let calls = 0;
  // The first ten characters are those of an existing code, then others.
  const random = () => (calls++ < 10 ? 0 : 1);
  const [code] = codeSeries({ ...wish, count: 1 }, random, (each) => each === 'SPRING-22222-22222');
  expect(code?.code).toBe('SPRING-33333-33333');
});
