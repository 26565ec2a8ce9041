/** The mails of alerts in the 28 locales: the one thing to do, the article, the price of now, the way out. */
import { describe, expect, it } from 'vitest';
import { alertKinds } from '#domain/alert/alert.ts';
import { locales } from '#domain/locale/locales.ts';
import { alertAskMail, alertMail } from '#domain/mail/alert-mail.ts';
import { formatMoney } from '#domain/money/format.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { storeOf } from '../shop.ts';

const article = { name: 'Regal R8', sku: 'EX10012345', price: { centAmount: 12345 } };
const end = 'https://kontor.example/alert/end?token=t';

describe.each(locales.map(({ code, country }) => ({ code, country })))('$code', (locale) => {
  it.each(alertKinds)('%s', async (kind) => {
    const store = storeOf(locale.country);
    const to = { store, locale: locale.code, t: (await textsFor(locale.code)).t };
    const confirm = 'https://kontor.example/alert/confirm?token=t';
    const asked = JSON.stringify(alertAskMail(kind, article, to, { confirm, end }));
    const told = JSON.stringify(
      alertMail(kind, article, to, { article: 'https://kontor.example/regal', end }),
    );
    const amount = formatMoney(12345, store.currency, locale.code);
    for (const part of [confirm, end, article.name]) expect(asked).toContain(part);
    for (const part of [end, article.name, '10012345', amount, 'https://kontor.example/regal']) {
      expect(told).toContain(part);
    }
    for (const mail of [asked, told]) expect(mail).not.toMatch(/\{\w+\}/);
  });
});
