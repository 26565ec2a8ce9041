/** What is stored of consents, and for how long: later changes leave the proof of a given consent unchanged. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { consentKinds, mailPauseMinutes, pendingKeptDays } from '#domain/consent/consent.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { giveConsent, requestConsent, withdrawConsent } from '#worker/data/consents/consents.ts';
import { type ConsentRow, eventsAbout, subscriber } from '../subscriber.ts';

/** The fields that prove a consent. */
function proofOf(row: ConsentRow | null | undefined) {
  if (!row) throw new Error('no consent');
  const { id, state, locale, asked_at, given_at, withdrawn_at } = row;
  return { id, state, locale, asked_at, given_at, withdrawn_at };
}

describe('consents', () => {
  const db = env.DB;
  const newIds = () => ({
    form: crypto.randomUUID(),
    consent: crypto.randomUUID(),
    token: crypto.randomUUID(),
    event: crypto.randomUUID(),
  });
  const request = (email: string, kind: (typeof consentKinds)[number], at: Date) => {
    const ids = newIds();
    const shop = 'http://de.localhost';
    const asked = { email, kind, locale: localeOf('de'), shop, customerId: undefined, proof, ids };
    return requestConsent(db, asked, at);
  };
  const proof = { wording: 'By subscribing you agree.', version: '1', source: 'page' } as const;
  const minute = 60_000;

  it('of different kinds are stored separately', async () => {
    const reader = subscriber();
    const { email } = reader;
    for (const kind of consentKinds) await request(email, kind, new Date());
    expect(await reader.rows()).toHaveLength(consentKinds.length);
  });

  it('are mailed about again only after a pause', async () => {
    const { email } = subscriber();
    const start = Date.now();
    for (const minutes of [0, mailPauseMinutes - 1, mailPauseMinutes + 1]) {
      await request(email, 'newsletter', new Date(start + minutes * minute));
    }
    expect(await eventsAbout(email)).toHaveLength(2);
  });

  const later = (days: number) => new Date(Date.now() + days * 24 * 60 * minute);

  it('that were given keep their proof when the form is sent again, in whatever language', async () => {
    const reader = subscriber('ch', '/fr');
    await reader.ask();
    await giveConsent(db, (await reader.row())?.token ?? '', new Date());
    const given = proofOf(await reader.row());
    const ids = newIds();
    const locale = localeOf('ch');
    const asked = { email: reader.email, kind: 'newsletter', locale, shop: '', ids } as const;
    await requestConsent(db, { ...asked, customerId: 'someone', proof }, later(1));
    expect((await reader.rows()).map(proofOf)).toEqual([given]);
  });

  it('that are requested again after a withdrawal get a new row and leave the old proof unchanged', async () => {
    const reader = subscriber();
    await request(reader.email, 'newsletter', later(0));
    const { token: old = '' } = (await reader.row()) ?? {};
    await giveConsent(db, old, later(1));
    await withdrawConsent(db, old, later(2));
    const proof = proofOf(await reader.row());
    expect(proof).toMatchObject({ state: 'withdrawn' });

    // Requested and expired; requested and declined; requested and given.
    await request(reader.email, 'newsletter', later(3));
    expect(await reader.rows()).toHaveLength(2);
    await request(subscriber().email, 'newsletter', later(4 + pendingKeptDays));
    expect((await reader.rows()).map(proofOf)).toEqual([proof]);
    await request(reader.email, 'newsletter', later(50));
    await withdrawConsent(db, (await reader.row())?.token ?? '', later(51));
    expect((await reader.rows()).map(proofOf)).toEqual([proof]);
    await request(reader.email, 'newsletter', later(52));
    const { token = '' } = (await reader.row()) ?? {};
    await giveConsent(db, token, later(53));
    const [kept, given] = await reader.rows();
    expect(proofOf(kept)).toEqual(proof);
    expect(given?.given_at?.slice(0, 10)).toBe(later(53).toISOString().slice(0, 10));
    expect(given).toMatchObject({ state: 'given', withdrawn_at: null });
  });

  it('that are not confirmed are deleted after a month; those that were given stay', async () => {
    const [forgotten, kept] = [subscriber(), subscriber()];
    const now = Date.now();
    const longAgo = new Date(now - (pendingKeptDays + 1) * 24 * 60 * minute);
    await request(forgotten.email, 'newsletter', longAgo);
    await request(kept.email, 'newsletter', longAgo);
    await giveConsent(db, (await kept.row())?.token ?? '', longAgo);
    await request(subscriber().email, 'newsletter', new Date(now));
    expect(await forgotten.row()).toBeNull();
    expect(await kept.row()).toMatchObject({ state: 'given' });
  });
});
