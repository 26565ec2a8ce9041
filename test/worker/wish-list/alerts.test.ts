/** Alerts: asked for, confirmed, mailed once, ended. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { maxPendingAlerts } from '#domain/alert/alert.ts';
import type { KontorEvent } from '#domain/events.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { jobs } from '#worker/jobs/jobs.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { customerOf, mailsTo, newEmail } from '../customers.ts';
import { deliver } from '../deliver.ts';
import { env as environment } from '../environment.ts';
import { putOnSale, setPrice, setStock } from '../goods.ts';
import { formsOf, sendForm } from '../html-forms.ts';
import { mainOf } from '../html-page.ts';
import { logged } from '../logged.ts';
import { linkIn } from '../subscriber.ts';
import { led, type Visitor, visitor } from '../visitor.ts';
import { pathOf } from './pages.ts';

const { t } = await textsFor('de-DE');
type Kind = 'stock' | 'price';

const ask = (shopper: Visitor, sku: string, kind: Kind, email: string) =>
  shopper.post('/alert', { sku, kind, email });

/** The rows of an address. */
async function rowsOf(email: string) {
  const { results } = await env.DB.prepare('SELECT * FROM alerts WHERE email = ? ORDER BY asked_at')
    .bind(email.toLowerCase())
    .all<{ id: string; state: string; token: string; expires_at: string }>();
  return results;
}

/** Delivers what waits about these alerts; a second time too, as queues may. */
async function delivered(ids: readonly string[]): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT event FROM outbox WHERE event ->> 'alertId' IN (SELECT value FROM json_each(?))`,
  )
    .bind(JSON.stringify(ids))
    .all<{ event: string }>();
  const events = results.map(({ event }) => JSON.parse(event) as KontorEvent);
  await deliver(...events);
  await deliver(...events);
}

async function jobRuns(now = new Date()): Promise<void> {
  await jobs
    .find(({ name }) => name === 'take-due-alerts')
    ?.run(backendOf(environment).jobs, now, environment);
}

/** Someone who has confirmed an alert. */
async function confirmedAlert(sku: string, kind: Kind) {
  const shopper = visitor('de');
  const email = newEmail();
  const path = await led(ask(shopper, sku, kind, email));
  expect(mainOf(await (await shopper.get(path)).text())).toContain(t('alert.asked'));
  const [{ id = '' } = {}] = await rowsOf(email);
  await delivered([id]);
  const [mail] = await mailsTo(email);
  const { pathname, search } = linkIn(mail?.text ?? '');
  // Opening the link changes nothing: mail programs do.
  const form = (await formsOf(await shopper.get(pathname + search))).find(
    ({ action }) => action === '/alert/confirm',
  );
  expect((await rowsOf(email))[0]?.state).toBe('pending');
  if (!form) throw new Error('no form');
  const done = await sendForm(shopper, form, {});
  expect(await done.text()).toContain(t('alert.active'));
  expect((await rowsOf(email))[0]?.state).toBe('active');
  return { shopper, email, id };
}

describe('back in stock', () => {
  it('a guest confirms, gets one mail when the stock is back, and is forgotten', async () => {
    const [sku] = await putOnSale({ stock: 1, price: 6000 });
    await setStock(sku, 0);
    const { email, id } = await confirmedAlert(sku, 'stock');
    const [asked] = await mailsTo(email);
    expect(asked?.text).toContain(t('mail.alertAskStock', { name: `Regal ${sku} de` }));
    await jobRuns();
    expect((await rowsOf(email))[0]?.state).toBe('active');

    await setStock(sku, 3);
    await jobRuns();
    await jobRuns();
    await delivered([id]);
    const [, told, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(told?.subject).toBe(t('mail.alertStockSubject', { name: `Regal ${sku} de` }));
    expect(told?.text).toContain('60,00');
    expect(told?.text).toContain(`http://de.localhost${await pathOf(visitor('de'), sku)}`);
    expect(told?.text).toContain('/alert/end?token=');
    expect(await rowsOf(email)).toEqual([]);
    const { unsubscribe } = (await env.DB.prepare('SELECT unsubscribe FROM mails WHERE id = ?')
      .bind(told?.id)
      .first<{ unsubscribe: string }>()) ?? { unsubscribe: '' };
    expect(unsubscribe).toContain('/alert/end?token=');
  });

  it('sold out again before the mail is written, the alert waits', async () => {
    const [sku] = await putOnSale({ stock: 1 });
    await setStock(sku, 0);
    const { email, id } = await confirmedAlert(sku, 'stock');
    await setStock(sku, 1);
    await jobRuns(new Date(Date.now() + 1));
    await setStock(sku, 0);
    await delivered([id]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await rowsOf(email))[0]?.state).toBe('active');
    await setStock(sku, 2);
    await jobRuns(new Date(Date.now() + 2));
    await delivered([id]);
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

it('a price alert waits for a price below that of its day', async () => {
  const [sku] = await putOnSale({ price: 8000 });
  const { email, id } = await confirmedAlert(sku, 'price');
  await setPrice(sku, 9000);
  await jobRuns();
  await setPrice(sku, 8000);
  await jobRuns();
  expect((await rowsOf(email))[0]?.state).toBe('active');
  await setPrice(sku, 7999);
  await jobRuns();
  await delivered([id]);
  const [, told] = await mailsTo(email);
  expect(told?.subject).toBe(t('mail.alertPriceSubject', { name: `Regal ${sku} de` }));
  expect(told?.text).toContain('79,99');
  // A reduction is not announced without its reference price.
  expect(told?.text).not.toContain('80,00');
  expect(await rowsOf(email)).toEqual([]);
});

it('a customer needs neither to type the confirmed address nor to confirm it again', async () => {
  const { shopper, email } = await customerOf('de');
  await env.DB.prepare('UPDATE customers SET email_verified_at = ? WHERE email = ?')
    .bind('2026-01-01', email.toLowerCase())
    .run();
  const [sku] = await putOnSale({ stock: 1 });
  await setStock(sku, 0);
  expect(await led(ask(shopper, sku, 'stock', ''))).toContain('done=active');
  expect(await rowsOf(email)).toMatchObject([{ state: 'active' }]);
  expect(await shopper.ask('askForAlert', { sku, kind: 'price' })).toEqual({ state: 'active' });
  expect(await mailsTo(email)).toEqual([]);
  // Another address is confirmed as ever.
  const other = newEmail();
  expect(await led(ask(shopper, sku, 'stock', other))).toContain('done=asked');
  expect(await rowsOf(other)).toMatchObject([{ state: 'pending' }]);
});

describe('what a form cannot do', () => {
  it('tell whether an address has an alert, fill its inbox or change its alert', async () => {
    const [sku, ...others] = await putOnSale({ price: 5000 }, {}, {}, {}, {}, {}, {});
    const { email, id } = await confirmedAlert(sku, 'price');
    const stranger = visitor('de');
    const answers = await Promise.all(
      [email, newEmail()].map((address) => led(ask(stranger, sku, 'price', address))),
    );
    expect(new Set(answers).size).toBe(1);
    await setPrice(sku, 4000);
    await ask(stranger, sku, 'price', email);
    await jobRuns();
    await delivered([id]);
    expect(await mailsTo(email)).toHaveLength(2);

    const victim = newEmail();
    for (const each of others) {
      // From many networks: the address is limited too.
      const another = visitor('de');
      expect(await led(ask(another, each, 'price', victim))).toContain('done=asked');
      await ask(another, each, 'price', victim);
    }
    const pending = await rowsOf(victim);
    expect(pending).toHaveLength(maxPendingAlerts);
    await delivered(pending.map((row) => row.id));
    expect(await mailsTo(victim)).toHaveLength(maxPendingAlerts);
  });

  it('be sent too often, without an address, or about nothing', async () => {
    const shopper = visitor('de');
    const [sku] = await putOnSale({});
    const refused = await ask(shopper, sku, 'stock', 'nobody');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(t('field.email'));
    expect((await ask(shopper, sku, 'stock', '')).status).toBe(422);
    expect((await ask(shopper, 'EX00000000', 'stock', newEmail())).status).toBe(404);
    expect((await ask(shopper, '<b>', 'stock', newEmail())).status).toBe(404);
    expect((await shopper.get(`/alert?sku=${sku}&kind=toString`)).status).toBe(404);
    const lines = await logged(async () => {
      const asked: number[] = [];
      for (let at = 0; at < 12; at += 1) {
        asked.push((await ask(shopper, sku, 'price', newEmail())).status);
      }
      expect(asked.at(-1)).toBe(429);
    });
    // Nobody's address is in the log.
    expect(lines.join('\n')).not.toContain('@');
  });
});

it('an alert ends with the link of any of its mails, and a request that nobody confirms by itself', async () => {
  const [sku] = await putOnSale({});
  const { shopper, email } = await confirmedAlert(sku, 'price');
  const [{ token = '' } = {}] = await rowsOf(email);
  const path = `/alert/end?token=${token}`;
  expect(await (await shopper.get(path)).text()).toContain(t('alert.endText'));
  expect(await rowsOf(email)).toHaveLength(1);
  const one = { 'List-Unsubscribe': 'One-Click' };
  expect(await (await shopper.post(path, one)).text()).toBe('Unsubscribed');
  expect(await rowsOf(email)).toEqual([]);
  expect(await (await shopper.post('/alert/end', { token })).text()).toContain(t('alert.ended'));
  expect(await shopper.ask('endAlert', { token })).toEqual({});
  expect(await shopper.ask('confirmAlert', { token })).toEqual({ alert: null });
  expect((await shopper.post('/alert/confirm', { token })).status).toBe(410);

  const late = newEmail();
  await ask(shopper, sku, 'price', late);
  const forgotten = jobs.find(({ name }) => name === 'forget-expired');
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await forgotten?.run(backendOf(environment).jobs, inDays(6), environment);
  expect(await rowsOf(late)).toHaveLength(1);
  await forgotten?.run(backendOf(environment).jobs, inDays(8), environment);
  expect(await rowsOf(late)).toEqual([]);
});
