/** Texts whose words are prescribed or chosen: order buttons, forms of address, names in the account's menus. */
import { expect, it } from 'vitest';
import { accountSections } from '#client/account/sections.ts';
import { languages } from '#domain/country/countries.ts';
import { locales } from '#domain/locale/locales.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { readLocales } from '../../scripts/locales/texts.ts';
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
