/** Rules about goods, privacy, reviews, accessibility and prices. */
import { socketsOf } from '../../src/domain/catalogue/plugs.ts';
import { noteParts } from '../../src/domain/catalogue/prices/price-note.ts';
import type { CountryCode } from '../../src/domain/country/countries.ts';
import { ownNameIn } from '../../src/domain/country/own-name.ts';
import { stated } from './contract-rules.ts';
import { escaped, says, websiteOf } from './patterns.ts';
import { all, area, type Check, imprint, type Rule, union } from './rule.ts';

/** An article whose delivery costs something. */
const delivered: Check['page'] = {
  article: ({ t }) =>
    new RegExp(
      `price__note"><a [^>]*><span[^>]*>[^<]*</span>(?!${says(noteParts(t('price.noteFree'))[1]).source}</a>)`,
    ),
};
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
        // The notice with its parts, or the sentence that there is none.
        finds: () =>
          /id="(current|recalls)"[^>]*><h2>[^<]*<\/h2>(<p>[^<]+<\/p>|[\s\S]*?<dl class="recall__parts">[\s\S]*?<\/dl>)/,
      },
    ],
  },
  {
    id: 'G-11',
    about: 'storage cabinets (2015/1094): class on its scale, product information sheet',
    markets: area,
    checks: [
      /class="energy__arrow"[^>]*data-class="(A\+{0,3}|[B-G])"[\s\S]*?A\+\+\+[\s\S]*?<\/a>/,
      /<a class="energy__sheet"[^>]*>[^<]*<\/a>/,
    ].map(
      (part): Check => ({
        page: { article: () => /eprel\.ec\.europa\.eu\/screen\/product\/professionalrefrigerated/ },
        in: 'html',
        finds: () => part,
      }),
    ),
  },
  {
    id: 'G-22',
    about: 'spare parts and index of repairability, where stated',
    markets: ['fr'],
    checks: [stated('declared.repairability', 'declared.spareParts')],
  },
  {
    id: 'G-30',
    about: 'plug of the market',
    markets: all,
    checks: [
      {
        page: { article: ({ t }) => says(t('connection.socket')) },
        finds: ({ locale, t }) => {
          const plugs = socketsOf(locale.country).map(({ plug }) =>
            t('connection.socket', { plug }),
          );
          return new RegExp(plugs.map((text) => says(text).source).join('|'));
        },
      },
    ],
  },
  {
    id: 'G-31',
    about: 'dangerous mixtures: pictograms and statements',
    markets: [...area, 'gb'],
    checks: [
      {
        page: { article: () => /data-hazard=/ },
        in: 'html',
        finds: () => /data-hazard=[\s\S]*?<img [^>]*alt="GHS0\d"[\s\S]*?\b(EU)?H\d{3}[^<]+/,
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
      {
        page: '/privacy-data/',
        finds: ({ law, locale }) => websiteOf(ownNameIn(law.dataProtection, locale.language)),
      },
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
        finds: ({ law, locale }) =>
          law.accessibilityAuthority === undefined
            ? undefined
            : websiteOf(ownNameIn(law.accessibilityAuthority, locale.language)),
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
    about: 'price with VAT and the fee of its delivery, and where all fees are',
    markets: all,
    checks: [
      { page: delivered, finds: ({ t }) => says(t('price.deliveryShort')) },
      { page: delivered, finds: ({ t }) => says(t('price.gross')) },
      {
        page: delivered,
        in: 'html',
        finds: () =>
          /price__note"><a [^>]*href="[^"]*\/dispatch-information\/[^>]*>(<span[^>]*>[^<]*<\/span>)?[^<]+<\/a>/,
      },
    ],
  },
];
