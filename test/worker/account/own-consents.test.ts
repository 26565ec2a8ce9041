/** The newsletter page of the account: what a customer agreed to, when, in which words; and its end. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { customerOf } from '../customers.ts';
import { env } from '../environment.ts';
import { formsOf, press, sendForm } from '../html-forms.ts';
import { mainOf } from '../html-page.ts';
import { led, type Visitor } from '../visitor.ts';

const { t } = await textsFor('de-DE');
const path = '/my-account/my-newsletter';
const pageOf = async (shopper: Visitor) => mainOf(await (await shopper.get(path)).text());

async function stored(email: string) {
  return env.DB.prepare(
    'SELECT id, token, state, wording, wording_version, source FROM consents WHERE email = ?',
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

it('says nothing of what somebody else asked for with the same address, and ends nobody else’s', async () => {
  const { shopper, email } = await customerOf('de');
  await customerOf('de').then((other) => other.shopper.ask('subscribe', { email }));
  const consent = await stored(email);
  expect((await shopper.ask('getOwnConsents', {})).consents).toEqual([]);
  expect(await shopper.ask('withdrawOwnConsent', { id: consent?.id ?? '' })).toEqual({
    isWithdrawn: false,
  });
  expect((await stored(email))?.state).toBe('pending');
});
