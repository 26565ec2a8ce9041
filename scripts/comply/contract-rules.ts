/** Rules about the contract: withdrawal, guarantees, order button, seller, disputes. */
import { greenClaimsIn } from '../../src/domain/catalogue/green-claims.ts';
import type { CountryCode } from '../../src/domain/country/countries.ts';
import { disputeBodyOf } from '../../src/domain/country/dispute-bodies.ts';
import { legalGuaranteeIn } from '../../src/domain/country/legal-guarantee.ts';
import { ownNameIn } from '../../src/domain/country/own-name.ts';
import type { TextKey } from '../../src/domain/texts/texts.ts';
import type { Market } from './market.ts';
import { withdrawalLabels } from './official-words.ts';
import { escaped, says, websiteOf } from './patterns.ts';
import { all, area, type Check, imprint, type Rule, union } from './rule.ts';

const terms = '/terms-and-conditions/';
const complaints: Partial<Record<CountryCode, RegExp>> = {
  es: /hojas? de reclamaciones/i,
  hr: /pisani prigovor/i,
  pt: /<a [^>]*livroreclamacoes\.pt[^>]*>[\s\S]*?<\/a>/,
  ro: /<a [^>]*anpc\.ro[^>]*>[\s\S]*?<\/a>/,
};
/** One of these rows of the technical data, and what it says. */
export const stated = (...keys: readonly TextKey[]): Check => {
  const head = ({ t }: Market) =>
    `<th scope="row">(${keys.map((key) => says(t(key)).source).join('|')})</th>`;
  return {
    page: { article: (market) => new RegExp(head(market)) },
    in: 'html',
    finds: (market) => new RegExp(`${head(market)}<td>[^<]*\\w[^<]*</td>`),
  };
};
const platform = /ec\.europa\.eu\/(consumers\/)?odr|\bODR\b/;
const noPlatform = (page: string): Check => ({ page, in: 'html', lacks: () => platform });

export const contractRules: readonly Rule[] = [
  {
    id: 'C-01',
    about: 'withdrawal function under its official name, without login',
    markets: area,
    from: '2026-06-19',
    fromIn: { at: '2026-10-01', cz: '2027-01-01' },
    checks: [
      {
        page: '/',
        in: 'html',
        finds: ({ locale, day }) =>
          new RegExp(
            `<a [^>]*href="[^"]*/withdrawal"[^>]*>\\s*${escaped(
              locale.country === 'gb'
                ? 'Cancel contract here'
                : locale.country === 'cz' && day >= '2027-01-01'
                  ? 'Odstoupit od smlouvy'
                  : withdrawalLabels[locale.language],
            )}\\s*</a>`,
          ),
      },
      { page: '/withdrawal', in: 'html', finds: () => /<form[\s\S]*?name="(order|orderNumber)"/ },
    ],
  },
  {
    id: 'C-10',
    about: 'harmonised notice of the legal guarantee, the official file',
    markets: union,
    from: '2026-09-27',
    checks: [
      {
        page: 'article',
        in: 'html',
        finds: () => /<a [^>]*href="[^"]*\/legal-guarantee"[^>]*>[^<]*<\/a>/,
      },
      {
        page: '/legal-guarantee',
        in: 'html',
        operator: true,
        finds: () => /<(img|object)[^>]+(src|data)="[^"]*\/legal-guarantee\/\w+\.svg"[^>]*>/,
      },
    ],
  },
  {
    id: 'C-11',
    about: 'producer’s guarantee of durability: its label, more than two years',
    markets: union,
    from: '2026-09-27',
    checks: [
      {
        page: { article: () => /data-durability=/ },
        in: 'html',
        finds: () =>
          /data-durability="([3-9]|\d\d)"(?:(?!<\/details>)[\s\S])*?<img [^>]*alt="[^"]+"/,
      },
    ],
  },
  {
    id: 'C-12',
    about: 'what the producer states of repair, spare parts and updates',
    markets: union,
    checks: [stated('declared.repairability', 'declared.spareParts', 'declared.updates')],
  },
  {
    id: 'C-13',
    about: 'no claim about the environment without proof',
    markets: union,
    checks: ['/', 'article', '/electrical-take-back/', '/best-prices-guaranteed/'].map((page) => ({
      page,
      lacks: ({ locale }) => ({
        exec: (text) => {
          const claims = greenClaimsIn(text, locale.language);
          return claims.length > 0 ? claims : null;
        },
      }),
    })),
  },
  {
    id: 'C-14',
    about: 'extra guarantee: guarantor, and that rights by law stay',
    markets: all,
    checks: [
      { page: '/premium-gurantee/', finds: ({ t }) => says(t('guarantee.guarantor')) },
      { page: '/premium-gurantee/', finds: ({ t }) => says(t('guarantee.rights')) },
    ],
  },
  {
    id: 'C-15',
    about: '45 days to cancel an extra guarantee',
    markets: ['gb'],
    checks: [{ page: '/premium-gurantee/', finds: () => /\b45 days\b/ }],
  },
  {
    id: 'C-16',
    about: 'how long the legal guarantee lasts',
    markets: all,
    checks: [
      {
        page: '/complaints/',
        finds: ({ locale, t }) =>
          says(t('terms.guarantee', { years: legalGuaranteeIn(locale.country, locale.code) })),
      },
    ],
  },
  {
    id: 'C-17',
    about:
      'rights by law are not advertised: no days to withdraw, no years of guarantee among the promises',
    markets: all,
    checks: [
      {
        page: '/',
        in: 'html',
        // A number before a word of letters: "14 days", "2 years", not "14.90 €".
        lacks: ({ law }) => {
          const numbers = [law.withdrawalDays, law.legalGuaranteeYears].filter(Number.isInteger);
          return new RegExp(
            `class="usp"(?:(?!</ul>)[\\s\\S])*?\\b(${numbers.join('|')})\\s\\p{L}{3}`,
            'u',
          );
        },
      },
    ],
  },
  {
    id: 'C-27',
    about: 'imprint: address, e-mail, phone, VAT number',
    markets: all,
    checks: [
      // Name, street, postal code with city, country, then the entries: all in the address of the company, not of the footer.
      ...[
        /(<div>[^<]+<\/div>){5}/,
        /<a href="tel:[^"]*\d{5}">/,
        /<a href="mailto:[^"]+@[^"]+">/,
      ].map(
        (part): Check => ({
          page: imprint,
          operator: true,
          in: 'html',
          finds: () => new RegExp(`<address>(?:(?!</address>)[\\s\\S])*?${part.source}`),
        }),
      ),
      {
        page: imprint,
        operator: true,
        finds: ({ t }) =>
          new RegExp(`^${escaped(t('imprint.vatNumber'))}\\s*: [A-Z]{2,3}-?[\\dA-Z.]{8,12}\\b`),
      },
    ],
  },
  {
    id: 'C-40',
    about: 'body for disputes and whether the seller takes part; no ODR platform',
    markets: union,
    checks: [
      {
        page: terms,
        operator: true,
        // In France a mediator, which only the operator knows, instead of the authority that lists them.
        finds: ({ locale, t }) => {
          const known = disputeBodyOf({ key: locale.country });
          if (locale.country === 'fr') return says(t('disputes.body'));
          if ('none' in known) return undefined;
          return websiteOf(ownNameIn('body' in known ? known.body : known.ask, locale.language));
        },
      },
      {
        page: terms,
        operator: true,
        finds: ({ t }) =>
          new RegExp(
            `${says(t('disputes.takesPart')).source}|${says(t('disputes.takesNoPart')).source}`,
          ),
      },
      ...['/', terms, imprint, '/complaints/', '/help-centre/'].map(noPlatform),
    ],
  },
  {
    id: '§5',
    about: 'complaints as the country wants them: book, form, authority',
    markets: ['es', 'hr', 'pt', 'ro'],
    checks: ['/', '/complaints/'].map((page) => ({
      page,
      in: 'html' as const,
      finds: ({ locale }: Market) => complaints[locale.country],
    })),
  },
];
