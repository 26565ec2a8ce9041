/** The newsletter page of the account: what a customer agreed to, when, in which words; and its end. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { customerOf } from '../customers.ts';
import { env } from '../environment.ts';
import { formsOf, press, sendForm } from '../html-forms.ts';
import { mainOf } from '../html-page.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

const { t } = await textsFor('de-DE');
const path = '/my-account/my-newsletter';
const pageOf = async (shopper: Visitor) => mainOf(await (await shopper.get(path)).text());

async function stored(email: string) {
  return env.DB.prepare(
    'SELECT id, token, state, wording, wording_version, source, given_at, withdrawn_at FROM consents WHERE email = ?',
  )
    .bind(email.toLowerCase())
    .first<Record<string, string>>();
}

async function subscribe(shopper: Visitor): Promise<void> {
  const forms = await formsOf(await shopper.get(path));
  const form = forms.find(({ controls }) => controls.has('source'));
  if (!form) throw new Error('the page has no form to subscribe');
  await led(sendForm(shopper, form, {}));
}

it('shows what was asked for, confirmed and ended, and ends it', async () => {
  const { shopper, email } = await customerOf('de');
  expect(await pageOf(shopper)).not.toContain(t('consents.title'));
  await subscribe(shopper);
  const consent = await stored(email);
  expect(consent).toMatchObject({
    state: 'pending',
    wording: t('newsletter.consent'),
    wording_version: expect.stringMatching(/^[0-9a-f]{12}$/),
    source: 'account',
  });
  expect(await pageOf(shopper)).toContain(t('consents.pending', { date: '' }).slice(0, 20));
  await shopper.ask('confirmConsent', { token: consent?.token ?? '' });
  const given = await pageOf(shopper);
  expect(given).toContain(t('consents.kind.newsletter'));
  expect(given).toContain(t('newsletter.consent'));
  expect(given).not.toContain('name="newsletter.email"');
  expect(await led(press(shopper, given, consent?.id ?? ''))).toBe(`${path}?withdrawn`);
  expect((await stored(email))?.state).toBe('withdrawn');
  expect(await pageOf(shopper)).toContain(t('consents.ended'));
  // The link of the old mail does not undo it.
  const again = await shopper.ask('confirmConsent', { token: consent?.token ?? '' });
  expect(again.isGiven).toBe(false);
});

it('is ended on the page of one’s data too, with the mails that ask for reviews', async () => {
  const { shopper, email } = await customerOf('de');
  const page = '/my-account/my-data';
  // In the footer, without the log-in: the address is confirmed.
  await visitor('de').ask('subscribe', { email });
  const consent = await stored(email);
  await shopper.ask('confirmConsent', { token: consent?.token ?? '' });
  const html = async () => mainOf(await (await shopper.get(page)).text());
  const given = await html();
  expect(given).toContain(t('newsletter.consent'));
  const listIn = (text: string) =>
    /<ul class="stack">.*?<\/ul>/s.exec(text)?.[0].replace(/ action="[^"]*"/, '');
  expect(listIn(given)).toContain(email.toLowerCase());
  expect(listIn(await pageOf(shopper)), 'both pages say the same').toBe(listIn(given));
  expect(await led(press(shopper, given, consent?.id ?? ''))).toBe(`${page}?done=withdrawn`);
  const stop = { reviewMails: '' };
  expect(await led(shopper.post(`${page}/consents`, stop))).toBe(`${page}?done=stopped`);
  expect(await stored(email)).toMatchObject({
    state: 'withdrawn',
    wording: t('newsletter.consent'),
    given_at: expect.any(String),
    withdrawn_at: expect.any(String),
  });
  const after = await html();
  expect(after).toContain(t('consents.ended'));
  expect(after).toContain(t('review.stopped'));
  expect(after).not.toContain('/my-data/consents');
});

it('an address that is not confirmed says nothing of what others asked for with it, and ends nothing', async () => {
  const { shopper, email } = await customerOf('de');
  await env.DB.prepare('UPDATE customers SET email_verified_at = NULL WHERE email = ?')
    .bind(email.toLowerCase())
    .run();
  await customerOf('de').then((other) => other.shopper.ask('subscribe', { email }));
  const consent = await stored(email);
  expect((await shopper.ask('getOwnConsents', {})).consents).toEqual([]);
  expect(await shopper.ask('withdrawOwnConsent', { id: consent?.id ?? '' })).toEqual({
    isWithdrawn: false,
  });
  expect((await stored(email))?.state).toBe('pending');
});
