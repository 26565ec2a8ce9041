/** /my-account/security by plain forms, as a browser without JavaScript sends them. */
import { expect, it } from 'vitest';
import { customerOf, isLoggedIn, logIn, mailsTo, password, subjectsTo } from '../customers.ts';
import { readPage } from '../html-page.ts';
import { textsOf } from '../texts-of.ts';
import { led, visitor } from '../visitor.ts';

const path = '/my-account/security';
const fresh = 'drei neue worte 8';

it('lists the devices, ends one, then all others, and says so', async () => {
  const t = await textsOf('fi-FI');
  const { shopper, email } = await customerOf('fi');
  const others = [visitor('fi'), visitor('fi')] as const;
  for (const other of others) await logIn(other, email);
  const page = await readPage(await shopper.get(path));
  expect(page.status).toBe(200);
  expect(page.html.split(t('security.thisDevice'))).toHaveLength(2);
  const ids = [...page.html.matchAll(/name="session" value="([0-9a-f-]{36})"/g)];
  expect(ids).toHaveLength(2);
  const ended = shopper.post(`${path}/end`, { session: ids[0]?.[1] ?? '' });
  expect(await led(ended)).toBe(`${path}?done=ended`);
  expect((await readPage(await shopper.get(`${path}?done=ended`))).html).toContain(
    t('security.ended'),
  );
  const states = await Promise.all(others.map(isLoggedIn));
  expect(states.filter(Boolean)).toHaveLength(1);
  expect(await led(shopper.post(`${path}/end-others`, {}))).toBe(`${path}?done=others`);
  expect(await Promise.all(others.map(isLoggedIn))).toEqual([false, false]);
  expect(await isLoggedIn(shopper)).toBe(true);
});

it('changes the password with the present one and a repetition', async () => {
  const { shopper, email } = await customerOf('de');
  const change = (fields: Record<string, string>) =>
    shopper.post(`${path}/password`, {
      currentPassword: password,
      password: fresh,
      passwordConfirmation: fresh,
      ...fields,
    });
  for (const [field, wrong] of [
    ['currentPassword', { currentPassword: '' }],
    ['currentPassword', { currentPassword: 'falsch 123' }],
    ['password', { password: 'kurz', passwordConfirmation: 'kurz' }],
    ['passwordConfirmation', { passwordConfirmation: 'drei neue worte 9' }],
  ] as const) {
    const page = await readPage(await change(wrong));
    expect([page.status, field]).toEqual([422, field]);
    expect(page.html).toContain(`href="#${field}"`);
    expect(page.html).not.toContain(fresh);
  }
  expect(await led(change({}))).toBe(`${path}?done=password`);
  expect(await led(logIn(visitor('de'), email, fresh))).toBe('/my-account');
  const t = await textsOf('de-DE');
  expect(await subjectsTo(email)).toEqual([t('mail.passwordChanged')]);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(/^Guten Tag Zora Nováková,/);
  expect(mail?.text).toContain('http://de.localhost/password-reset');
  expect(mail?.text).toContain(`http://de.localhost${path}`);
  for (const secret of [fresh, password, 'token']) expect(mail?.text).not.toContain(secret);
});

it('opened again by the address that a refused form leaves, is the page', async () => {
  const { shopper } = await customerOf('de');
  for (const form of ['password', 'email']) {
    expect(await led(shopper.get(`${path}/${form}`))).toBe(path);
  }
});
