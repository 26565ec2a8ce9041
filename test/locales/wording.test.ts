/** Texts whose words are prescribed or chosen: order buttons, forms of address, names in the account's menus. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accountSections } from '#client/account/sections.ts';
import { netWords } from '#client/product/amount.tsx';
import { noteParts } from '#domain/catalogue/prices/price-note.ts';
import { languages } from '#domain/country/countries.ts';
import { corrected, formatDate, writtenIsoDay } from '#domain/locale/dates.ts';
import { languageName } from '#domain/locale/language-name.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { locales } from '#domain/locale/locales.ts';
import { untilMoment } from '#domain/locale/until-day.ts';
import { letter, paragraph } from '#domain/mail/mail-parts.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { readLocales } from '../../scripts/locales/texts.ts';
import { storeOf } from '../domain/shop.ts';
import { excludedForms, orderButtons } from './wording.ts';

const files = readLocales();
const textsOf = (code: string) => files.get(code) ?? {};

it.each(languages)('%s labels the order button as its law requires', (language) => {
  expect(textsOf(language)['checkout.orderButton']).toBe(orderButtons[language]);
});

it.each(Object.entries(excludedForms))(
  '%s has one form of address and one form of a word',
  (code, forms) => {
    const wrong = Object.entries(textsOf(code)).filter(([, text]) => forms.test(text));
    expect(wrong).toEqual([]);
  },
);

it.each(locales)(
  '$code has its order button in spite of an overlay, and no name twice in the menus of the account',
  async ({ code, language }) => {
    const { t } = await textsFor(code);
    // Swiss German has no ß, and neither has the label.
    expect(t('checkout.orderButton')).toBe(orderButtons[language]);
    const names = accountSections.map(({ text }) => t(text));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);

it.each(locales)(
  '$code says of VAT and delivery in two parts, and has words for net prices alone',
  async ({ code }) => {
    const { t } = await textsFor(code);
    for (const key of ['price.note', 'price.noteFree'] as const) {
      const [vat, delivery] = noteParts(t(key));
      expect(delivery).not.toMatch(
        /VAT|MwSt|MWST|TVA|TTC|IVA|DPH|PVM|moms|mva|alv|btw|ДДС|ΦΠΑ|brutt/i,
      );
      expect(vat + delivery).toBe(t(key));
      expect(vat.length).toBeGreaterThan(2);
    }
    expect(netWords(t)).toMatch(/^\S.*\S$/);
  },
);

it.each([
  ['el-GR', 'nb', 'Νορβηγικά'],
  ['fi-FI', 'nb', 'norja'],
  ['en-GB', 'de', 'German'],
] as const)('%s calls %s by the name that shops write: %s', (code, language, name) => {
  expect(languageName(language, code)).toBe(name);
});

it('a label and its value are joined by the text of the language: French has a space before the colon', async () => {
  const { t } = await textsFor('fr-FR');
  expect(labelled(t, t('totals.total'), '12\u00a0€')).toBe('Total\u00a0: 12\u00a0€');
  const joined = globSync('src/**/*.{ts,tsx}').filter((path) =>
    /\bt\([^`]*?\)\}:|className="vh">: |label\}: /.test(readFileSync(path, 'utf8')),
  );
  expect(joined).toEqual([]);
});

it.each([
  ['de-DE', 'mail.answeredText', 'auf Ihre Frage'],
  ['de-DE', 'mail.cancelledText', 'Ihre Bestellung'],
  ['it-IT', 'mail.statementText', 'la Sua recensione'],
  ['pl-PL', 'mail.notPaidText', 'płatność'],
  ['cs-CZ', 'mail.cancelledText', 'vaše objednávka'],
  ['sk-SK', 'recall.bought', 'kúpili'],
  ['fr-FR', 'mail.cancelledText', 'Votre commande'],
  ['hu-HU', 'mail.cancelledText', 'Rendelését'],
] as const)(
  'in %s %s goes on after the greeting as the language does',
  async (code, key, begin) => {
    const { t } = await textsFor(code);
    const [, first] = letter({ store: storeOf('de'), t, name: 'Ada' }, [paragraph(t(key))]);
    expect(first).toMatchObject({ lines: [expect.stringMatching(new RegExp(`^${begin}`))] });
  },
);

it.each(locales)('a time of day in $code has 24 hours, but pm in English texts', (locale) => {
  const written = formatDate(new Date('2026-11-30T20:59:00Z'), 'deadline', locale);
  const pattern = locale.language === 'en' ? / 8:59\u00a0pm$/ : /2[012](?:[:.h]|\u00a0h\u00a0)59$/;
  expect(written).toMatch(pattern);
});

it.each(['en-GB', 'en-IE'] as const)(
  '%s writes 2 pm, whatever the version of Intl writes',
  (code) => {
    const locale = localeByCode(code);
    expect(formatDate(new Date('2026-11-30T14:00:00Z'), 'time', locale)).toBe('2\u00a0pm');
    expect(corrected('02:00 p.m.', 'time', locale)).toBe('2\u00a0pm');
    expect(corrected('at 11:59 p.m.', 'deadline', locale)).toBe('at 11:59\u00a0pm');
  },
);

it('French dates name the hour as the French do', () => {
  const written = formatDate(new Date('2026-11-30T06:05:00Z'), 'minute', localeByCode('fr-FR'));
  expect(written).toBe('30/11/2026 à 7\u00a0h\u00a005');
});

it.each([
  ['es-ES', 'domingo 6 de diciembre a las 22:59', '4/5/2026'],
  ['fi-FI', 'su 6.12. klo 23.59', '4.5.2026'],
  ['da-DK', 'søndag den 6. december kl. 22.59', '4.5.2026'],
  ['sv-SE', 'söndag 6 december kl. 22.59', '2026-05-04'],
  ['nb-NO', 'søndag 6. desember kl. 22.59', '4.5.2026'],
  ['hr-HR', 'nedjelje, 6. prosinca, u 22:59', '4. 5. 2026.'],
  ['lt-LT', 'sekmadienio, gruodžio 6 d., 23:59', '2026-05-04'],
  ['cs-CZ', 'neděle 6. prosince, 22:59', '4. 5. 2026'],
  ['pl-PL', 'niedzieli, 6 grudnia, godz. 22:59', '4.05.2026'],
  ['sk-SK', 'nedele 6. decembra, 22:59', '4. 5. 2026'],
  ['sl-SI', 'nedelje, 6. 12., ob 22.59', '4. 5. 2026'],
] as const)('in %s an end is until %s and a day is %s', (code, end, day) => {
  const locale = localeByCode(code);
  const written = untilMoment(new Date('2026-12-06T21:59:00Z'), locale);
  expect(written.replaceAll('\u00a0', ' ')).toBe(end);
  expect(writtenIsoDay('2026-05-04', locale)).toBe(day);
});
