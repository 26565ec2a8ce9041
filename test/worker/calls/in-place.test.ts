/** Expected failures of forms that browsers send and of calls that the shop's own scripts send: no error of the page in the browser's console. */
import { expect, it } from 'vitest';
import { visitor } from '../visitor.ts';

const named = { 'Kontor-In-Place': '1' };

it('a call of a script gets a failure with status 200 and its own status in a header; other clients get the status', async () => {
  const shopper = visitor('de');
  const call = (headers: Record<string, string>) =>
    shopper.send('/new-ct/getProduct', {
      method: 'POST',
      body: JSON.stringify([{ wrong: true }]),
      headers: { Origin: shopper.origin, 'Content-Type': 'application/json', ...headers },
    });
  const [plain, inPlace] = [await call({}), await call(named)];
  expect([plain.status, plain.headers.get('Kontor-Status')]).toEqual([400, null]);
  expect([inPlace.status, inPlace.headers.get('Kontor-Status')]).toEqual([200, '400']);
  expect(await inPlace.json()).toEqual(await plain.json());
  expect(inPlace.headers.get('Cache-Control')).toBe(plain.headers.get('Cache-Control'));
});

it('so does a form, with the same page; what is read and what succeeds keep their status', async () => {
  const shopper = visitor('de');
  const login = { email: 'nobody@example.com', password: 'wrong' };
  const form = (headers: Record<string, string>, path = '/login') =>
    shopper.send(path, {
      method: 'POST',
      body: new URLSearchParams(login),
      headers: { Origin: shopper.origin, ...headers },
    });
  const plain = await form({});
  expect(plain.status).toBeGreaterThanOrEqual(400);
  for (const sender of [named, { 'Sec-Fetch-Mode': 'navigate' }]) {
    const inPlace = await form(sender);
    expect([inPlace.status, inPlace.headers.get('Kontor-Status')]).toEqual([
      200,
      `${plain.status}`,
    ]);
    expect(await inPlace.text()).toContain('<main');
  }
  const read = await shopper.send('/no-such-page', { headers: named });
  expect([read.status, read.headers.get('Kontor-Status')]).toEqual([404, null]);
});
