/** Rules about goods, privacy, reviews, accessibility and prices. */
import type { CountryCode } from '../../src/domain/country/countries.ts';
import { escaped, says, websiteOf } from './patterns.ts';
import { all, area, imprint, type Rule, union } from './rule.ts';

const gdpr = /GDPR|DSGVO|RGPD|AVG|RODO|BDAR|ΓΚΠΔ/;
const dataLaws: Partial<Record<CountryCode, RegExp>> = { ch: /\b(DSG|LPD)\b/, gb: /UK GDPR/ };

export const pageRules: readonly Rule[] = [
  {
    id: 'G-01',
    about: 'product safety: manufacturer with electronic address',
    markets: area,
    checks: [
      {
        page: 'article',
        in: 'html',
        finds: () => /data-gpsr(?:(?!<\/section>)[\s\S])*?(mailto:|https:\/\/)[^"]+"/,
      },
    ],
  },
  {
    id: 'G-03',
    about: 'recalls',
    markets: all,
    checks: [
      {
        page: '/product-recalls/',
        in: 'html',
        finds: () => /id="(current|recalls)"[\s\S]*?<\/h2>/,
      },
    ],
  },
  {
    id: 'G-20',
    about: 'old appliances: take-back, register number, in France the IDU',
    markets: all,
    checks: [
      { page: '/electrical-take-back/', in: 'html', finds: () => /id="us(-\w+)?"[\s\S]*?<\/h2>/ },
      {
        page: '/electrical-take-back/',
        operator: true,
        finds: ({ locale, t }) =>
          locale.country === 'fr' ? /FR\d{6}_\d{2}[A-Z0-9]{4}/ : says(t('imprint.weee')),
      },
    ],
  },
  {
    id: 'G-21',
    about: 'batteries by Regulation (EU) 2023/1542',
    markets: union,
    checks: [
      { page: '/battery-regulations/', finds: () => /2023\/1542/ },
      { page: '/battery-regulations/', lacks: () => /BattG\b|2006\/66/ },
    ],
  },
  {
    id: 'D-01',
    about: 'before consent: no cookie, nothing from other hosts',
    markets: all,
    checks: [
      { page: '/', in: 'cookies', lacks: () => /./ },
      { page: 'article', in: 'cookies', lacks: () => /./ },
      {
        page: '/',
        in: 'html',
        lacks: ({ host }) =>
          new RegExp(`<(script|img|iframe)[^>]+src="https?://(?!${escaped(host)})[^>]*>`),
      },
    ],
  },
  {
    id: 'D-13',
    about: 'privacy notice: law and authority of the market',
    markets: all,
    checks: [
      { page: '/privacy-data/', finds: ({ locale }) => dataLaws[locale.country] ?? gdpr },
      { page: '/privacy-data/', finds: ({ law }) => websiteOf(law.dataProtection) },
      {
        page: '/privacy-data/',
        lacks: ({ locale }) =>
          ({ gb: /(?<!UK )GDPR/, ch: gdpr })[locale.country as string] ?? /(?!)/,
      },
    ],
  },
  {
    id: 'R-02',
    about: 'no rating of the shop without source and date',
    markets: all,
    checks: [
      {
        page: '/',
        in: 'html',
        lacks: () => /strip__rating(?!(?:(?!<\/aside>)[\s\S])*?\([^()]*, [^()]*\d)/,
      },
    ],
  },
  {
    id: 'R-04',
    about: 'point of contact for authorities and users',
    markets: union,
    checks: [{ page: imprint, operator: true, finds: ({ t }) => says(t('imprint.contactPoint')) }],
  },
  {
    id: 'A-15',
    about: 'accessibility statement: standard, contact, authority, assessment',
    markets: union,
    checks: [
      { page: '/accessibility/', finds: () => /2019\/882/ },
      { page: '/accessibility/', in: 'html', finds: () => /<a [^>]*href="mailto:[\s\S]*?<\/a>/ },
      {
        page: '/accessibility/',
        finds: ({ law }) =>
          law.accessibilityAuthority === undefined
            ? undefined
            : websiteOf(law.accessibilityAuthority),
      },
      {
        page: '/accessibility/',
        operator: true,
        finds: ({ t }) => says(t('accessibility.assessed')),
      },
    ],
  },
  {
    id: 'SEO-30',
    about: 'return policy of structured data as by law',
    markets: all,
    checks: [
      {
        page: 'article',
        in: 'html',
        finds: ({ law }) =>
          law.withdrawalDays === null
            ? /"@type":"Offer"/
            : new RegExp(`"merchantReturnDays":${law.withdrawalDays}\\b`),
      },
      {
        page: 'article',
        in: 'html',
        lacks: ({ law }) => (law.withdrawalDays === null ? /hasMerchantReturnPolicy/ : /(?!)/),
      },
    ],
  },
  {
    id: 'P-10',
    about: 'price with VAT and delivery, and where its fees are',
    markets: all,
    checks: [
      {
        page: 'article',
        finds: ({ t }) =>
          new RegExp(`${says(t('price.note')).source}|${says(t('price.noteFree')).source}`),
      },
      {
        page: 'article',
        in: 'html',
        finds: () => /<a [^>]*href="[^"]*\/dispatch-information\/[\s\S]*?<\/a>/,
      },
    ],
  },
];
