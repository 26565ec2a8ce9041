/** Texts that the law requires, country by country. Source: eu-2026.md C-06, C-30, C-40, §5. */
import { describe, expect, it } from 'vitest';
import {
  guaranteeByLaw,
  hasWithdrawal,
  type LegalTexts,
  terms,
  withdrawal,
  withdrawalForm,
} from '#domain/content/legal-texts.ts';
import { privacyNotice } from '#domain/content/privacy.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { disputeBodyOf } from '#domain/country/dispute-bodies.ts';
import { ownNameIn } from '#domain/country/own-name.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { grammarOf, resolveText } from '#domain/texts/texts.ts';
import { demoSeller } from '../../../demo/seller.ts';
import { readLocales } from '../../../scripts/locales/texts.ts';
import { storeOf } from '../shop.ts';

const english = readLocales().get('en') ?? {};
const irish = { ...english, ...readLocales().get('en-IE') };

function legalIn(country: CountryCode): LegalTexts {
  const t: LegalTexts['t'] = (key, parameters) =>
    resolveText(country === 'ie' ? irish : english, grammarOf('en-IE'), key, parameters);
  return { store: storeOf(country), locale: localeOf(country).code, t };
}

const everything = (legal: LegalTexts) =>
  [
    ...terms(legal),
    ...withdrawal(legal, 'withdrawal.link'),
    ...withdrawalForm(legal),
    guaranteeByLaw(legal),
  ].join('\n');

it('every country’s texts name the seller, and have no unfilled blank and no ODR platform', () => {
  for (const country of countryCodes) {
    const said = everything(legalIn(country));
    expect(said).toMatch(/Kontor Demo, Musterstraße 1, 20457 Hamburg, \p{L}{5,}, /u);
    expect(said).not.toMatch(/\{|undefined|\bODR\b|europa\.eu/);
  }
});

it('there is a legal right of withdrawal everywhere but in Switzerland', () => {
  const without = countryCodes.filter((country) => !hasWithdrawal(country));
  expect(without).toEqual(['ch']);
  expect(withdrawal(legalIn('ch'), null)).toEqual([]);
  expect(withdrawal(legalIn('no'), null)[0]).toContain('within 14 days');
});

it('the instructions name the withdrawal function where there is one', () => {
  const named = withdrawal(legalIn('ie'), 'withdrawal.link').join(' ');
  expect(named).toContain('the link “Withdraw from contract here” is at the foot of every page');
  expect(withdrawal(legalIn('ie'), null).join(' ')).not.toContain('Withdraw from contract here');
});

describe('the text about disputes out of court', () => {
  it.each(countryCodes)(
    'in %s names a body or whom to ask for one, or there is a reason for none',
    (country) => {
      const known = disputeBodyOf(storeOf(country));
      const said = terms(legalIn(country)).filter((text) => /out-of-court/i.test(text));
      if ('none' in known) {
        expect(known.none.length).toBeGreaterThan(20);
        expect(said).toEqual([]);
        return;
      }
      const name = ownNameIn('body' in known ? known.body : known.ask, localeOf(country).language);
      expect(name).toMatch(/ [a-z.-]+\.[a-z]{2,}(\/[\w-]+)?$/);
      expect(said).toHaveLength(1);
      expect(said[0]).toContain(name);
      // The text also says whether the seller takes part (eu-2026.md C-40).
      expect(said[0]).toMatch(/We (do not )?take part in these proceedings\.$/);
    },
  );

  it('names the body in the language of the page', () => {
    const said = terms({ ...legalIn('be'), locale: 'fr-BE' }).join();
    expect(said).toContain('Service de Médiation pour le Consommateur, www.mediation');
    expect(said).not.toContain('Consumentenombudsdienst');
  });

  it('names the body that the company has joined', () => {
    const url = 'www.mediateur.example';
    const seller = { ...demoSeller('de'), disputes: { takesPart: true, body: 'Médiateur', url } };
    const legal = { ...legalIn('fr'), store: storeOf('fr', { seller }) };
    expect(terms(legal).at(-1)).toContain(
      `resolution for consumers: Médiateur, ${url}. We take part`,
    );
  });

  it('says nothing about taking part if the seller has not stated it', () => {
    const { disputes: _, ...seller } = demoSeller('de');
    const legal = { ...legalIn('de'), store: storeOf('de', { seller }) };
    expect(terms(legal).at(-1)).toMatch(/schlichtungsstelle\.de\.$/);
  });

  it('names nobody only outside the Union', () => {
    const silent = countryCodes.filter((country) => 'none' in disputeBodyOf(storeOf(country)));
    expect(silent).toEqual(['ch', 'gb']);
  });
});

it('paragraphs of the terms are numbered without a gap', () => {
  const numbers = terms(legalIn('de')).map((text) => Number.parseInt(text, 10));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it('the terms speak of cash and of transfers only where the store offers them', () => {
  const said = (country: CountryCode) => {
    const legal = legalIn(country);
    return terms({ ...legal, store: { ...legal.store, codZeroLimit: 'off' } }).join('\n');
  };
  expect(said('cz')).toMatch(/before you order\. The same applies to any cash on delivery fee\./);
  expect(said('de')).toMatch(/at the checkout\. If you pay by bank transfer, /);
  for (const country of ['gb', 'ie'] as const) {
    expect(said(country)).not.toMatch(/cash on delivery|bank transfer/);
  }
  for (const country of ['ch', 'fr'] as const) expect(said(country)).not.toContain('cash');
});

it('the privacy notice names the representative of a company from elsewhere', () => {
  const [controller] = privacyNotice(legalIn('ch'), 86_400);
  expect(controller?.texts.join()).toContain('privacy@kontor.example');
});

it('the withdrawal form has the eight lines of the model in Annex I (B)', () => {
  expect(withdrawalForm(legalIn('ie'))).toHaveLength(8);
});

it('the privacy notice names the law and the authority of the market', () => {
  const notice = (country: CountryCode) =>
    privacyNotice(legalIn(country), 86_400)
      .flatMap(({ texts }) => texts)
      .join('\n');
  expect(notice('gb')).toContain('UK GDPR Art. 6(1)(b)');
  expect(notice('gb')).toContain('ico.org.uk');
  expect(notice('gb')).not.toMatch(/(?<!UK )GDPR|UK UK/);
  expect(notice('ie')).not.toContain('UK GDPR');
  for (const code of ['de-CH', 'fr-CH', 'it-CH'] as const) {
    const texts = Object.entries(readLocales().get(code) ?? {}).filter(([key]) =>
      /^privacy\.(visit|order|account|abroad|rights)$/.test(key),
    );
    expect(texts).toHaveLength(5);
    for (const [, text] of texts) expect(text).not.toMatch(/DSGVO|RGPD|GDPR/);
  }
});
