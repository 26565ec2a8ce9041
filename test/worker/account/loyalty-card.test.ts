/** The loyalty card in the account. */
import { expect, it } from 'vitest';
import { checkDigitOf, writtenCardNumber } from '#domain/customer/loyalty-card.ts';
import { customerOf } from '../customers.ts';
import { mainOf } from '../html-page.ts';
import { visitor } from '../visitor.ts';

it('has a number of the customer’s own, given once, with its bars', async () => {
  const [{ shopper }, other] = [await customerOf('de'), await customerOf('fr')];
  const asked = Array.from({ length: 5 }, () => shopper.ask('getLoyaltyCard', {}));
  const numbers = new Set((await Promise.all(asked)).map(({ number }) => number));
  expect(numbers.size).toBe(1);
  const [number = ''] = numbers;
  expect(Number(number.at(-1))).toBe(checkDigitOf(number.slice(0, -1)));
  expect((await other.shopper.ask('getLoyaltyCard', {})).number).not.toBe(number);
  const page = mainOf(await (await shopper.get('/my-account/loyalty-card')).text());
  expect(page).toContain(writtenCardNumber(number));
  expect(page).toContain('<rect');
  expect(page).toContain('data-print="" hidden');
  expect((await visitor('de').call('getLoyaltyCard', {})).status).toBe(401);
});
