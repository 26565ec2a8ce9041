/** Rules about the contract: withdrawal, guarantees, order button, seller, disputes. */
import type { CountryCode } from '../../src/domain/country/countries.ts';
import { disputeBodyOf } from '../../src/domain/country/dispute-bodies.ts';
import { legalGuaranteeIn } from '../../src/domain/country/legal-guarantee.ts';
import type { Market } from './market.ts';
import { orderButtons, withdrawalLabels } from './official-words.ts';
import { escaped, says, websiteOf } from './patterns.ts';
import { all, area, type Check, imprint, type Rule, union } from './rule.ts';

const terms = '/terms-and-conditions/';
const complaints: Partial<Record<CountryCode, RegExp>> = {
  es: /hojas? de reclamaciones/i,
  hr: /pisani prigovor/i,
  pt: /<a [^>]*livroreclamacoes\.pt[^>]*>[\s\S]*?<\/a>/,
  ro: /<a [^>]*anpc\.ro[^>]*>[\s\S]*?<\/a>/,
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
              locale.country === 'cz' && day >= '2027-01-01'
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
    id: 'C-20',
    about: 'order button: the text of the shop; the page is not visited',
    markets: all,
    checks: [
      {
        page: '/checkout/payment',
        in: { interface: 'checkout.orderButton' },
        finds: ({ locale }) => new RegExp(`^${escaped(orderButtons[locale.language])}$`),
      },
    ],
  },
  {
    id: 'C-27',
    about: 'imprint: address, e-mail, phone, VAT number',
    markets: all,
    checks: [
      { page: imprint, operator: true, in: 'html', finds: () => /<a href="tel:[\s\S]*?<\/a>/ },
      { page: imprint, operator: true, in: 'html', finds: () => /<a href="mailto:[\s\S]*?<\/a>/ },
      { page: imprint, operator: true, finds: () => /\b[A-Z]{2}[\dA-Z]{8,12}\b/ },
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
          return 'none' in known ? undefined : websiteOf(Object.values(known).join());
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
