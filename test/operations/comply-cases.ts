/** For each rule of `npm run comply` a page on which it passes, and what breaks it. */
import type { CountryCode } from '#domain/country/countries.ts';
import { readLocales } from '../../scripts/locales/texts.ts';
import { articleCases } from './comply-article-cases.ts';

const english = readLocales().get('en') ?? {};
const guarantor = (english['guarantee.guarantor'] ?? '').replace('{seller}', 'Kontor');
const rights = english['guarantee.rights'] ?? '';
const guarantee = (english['terms.guarantee'] ?? '').replace('{years}', '6 years');

/** HTML by path. */
export type Site = Record<string, string>;

const terms = '/terms-and-conditions/';
const imprint = '/company-information/';
const everywhere = { '/': '', [terms]: '', [imprint]: '', '/complaints/': '', '/help-centre/': '' };
const germanTerms =
  '<p>Beilegung: Universalschlichtungsstelle, www.universalschlichtungsstelle.de. An diesen Verfahren nehmen wir nicht teil.</p>';

/** A good page, and what of it is replaced to break it, one after the other. */
export type Case = [
  id: string,
  country: CountryCode,
  site: Site,
  breaks: [page: string, from: string, to: string][],
];

export const cases: readonly Case[] = [
  ...articleCases,
  ['C-15', 'gb', { '/premium-gurantee/': 'within 45 days' }, [['/premium-gurantee/', '45', '14']]],
  ['C-16', 'gb', { '/complaints/': guarantee }, [['/complaints/', '6 years', '2 years']]],
  [
    'C-17',
    'de',
    {
      '/': '<ul class="usp"><li><b>30 Tage Bedenkzeit</b><small>darunter 14,90 €</small></li></ul>',
    },
    [
      ['/', '30 Tage', '14 Tage'],
      ['/', 'darunter', '2 Jahre Garantie,'],
    ],
  ],
  [
    'C-27',
    'de',
    {
      [imprint]:
        '<address><div>Kontor</div><div>Weg 1</div><div>1 Ort</div><div>Land</div><div>USt-IdNr.: DE999999999</div><div><a href="tel:+49123456">1</a></div><a href="mailto:a@b.example">a</a></address>',
    },
    [
      [imprint, '<div>Weg 1</div>', ''],
      [imprint, 'tel:+49123456', 'tel:'],
      [imprint, 'mailto:a@b.example', 'mailto:'],
      [imprint, 'USt-IdNr.: DE9', 'Artikel DE9'],
    ],
  ],
  [
    'C-40',
    'de',
    { ...everywhere, [terms]: germanTerms },
    [
      [terms, 'www.universal', 'www.'],
      [terms, 'nehmen wir nicht teil', 'wird entschieden'],
      ['/', '', '<a href="https://ec.europa.eu/consumers/odr">'],
    ],
  ],
  [
    '§5',
    'pt',
    Object.fromEntries(
      ['/', '/complaints/'].map((page) => [
        page,
        '<a href="https://www.livroreclamacoes.pt/">Livro</a>',
      ]),
    ),
    [
      ['/', 'livroreclamacoes', 'x'],
      ['/complaints/', 'livroreclamacoes', 'x'],
    ],
  ],
  [
    'G-01',
    'de',
    { article: '<section data-gpsr=""><a href="mailto:a@b.example">a</a></section>' },
    [
      ['article', 'data-gpsr', 'x'],
      ['article', 'mailto:', ''],
    ],
  ],
  [
    'G-03',
    'de',
    { '/product-recalls/': '<section id="current"><h2>Rückrufe</h2><p>Keine.</p></section>' },
    [
      ['/product-recalls/', 'current', 'x'],
      ['/product-recalls/', '<p>Keine.</p>', ''],
    ],
  ],
  [
    'G-20',
    'fr',
    {
      '/electrical-take-back/':
        '<section id="us"><h2>Reprise</h2></section><p>IDU FR123456_05ABCD</p>',
    },
    [
      ['/electrical-take-back/', 'id="us"', ''],
      ['/electrical-take-back/', 'FR123456', 'FR1'],
    ],
  ],
  [
    'G-21',
    'de',
    { '/battery-regulations/': 'Verordnung (EU) 2023/1542' },
    [
      ['/battery-regulations/', '2023/1542', '2023'],
      ['/battery-regulations/', 'Verordnung', 'BattG'],
    ],
  ],
  [
    'D-01',
    'de',
    { '/': '<script src="/a.js">', article: '' },
    [
      ['/', '<script', '<script src="https://tags.example/a.js"></script><script'],
      ['/', '<script', '<!--cookie--><script'],
      ['article', '', '<!--cookie-->'],
    ],
  ],
  [
    'D-13',
    'gb',
    { '/privacy-data/': 'UK GDPR Art. 6. Information Commissioner’s Office, ico.org.uk' },
    [
      ['/privacy-data/', 'UK GDPR', 'GDPR'],
      ['/privacy-data/', 'ico.org.uk', ''],
    ],
  ],
  [
    'D-13',
    'ch',
    { '/privacy-data/': 'Art. 25 DSG. EDÖB, www.edoeb.admin.ch' },
    [['/privacy-data/', 'DSG', 'DSG, DSGVO']],
  ],
  [
    'R-02',
    'de',
    {
      '/': '<aside><span class="strip__rating">4,7 <span>(Google, 20.11.2026)</span></span></aside>',
    },
    [['/', '(Google, 20.11.2026)', '(Demobewertung)']],
  ],
  [
    'R-04',
    'gr',
    {
      [imprint]:
        'Σημείο επαφής κατά τον κανονισμό (ΕΕ) 2022/2065 (Πράξη για τις ψηφιακές υπηρεσίες): a. Γλώσσες: b',
    },
    [[imprint, '2022/2065', '']],
  ],
  [
    'A-15',
    'it',
    {
      '/accessibility/':
        '<p>Direttiva (UE) 2019/882</p><a href="mailto:a@b.example">a</a><p>AgID, www.agid.gov.it</p><p>Ultima valutazione: oggi, a cura di noi. Bene</p>',
    },
    [
      ['/accessibility/', '2019/882', ''],
      ['/accessibility/', 'mailto:', ''],
      ['/accessibility/', 'agid', 'x'],
      ['/accessibility/', 'a cura di', ''],
    ],
  ],
  [
    'SEO-30',
    'de',
    { article: '{"@type":"Offer","merchantReturnDays":14}' },
    [['article', '14', '30']],
  ],
  [
    'SEO-30',
    'ch',
    { article: '{"@type":"Offer"}' },
    [['article', '{', '{"hasMerchantReturnPolicy":{},']],
  ],
  [
    'C-01',
    'de',
    {
      '/': '<a href="/withdrawal">Vertrag widerrufen</a>',
      '/withdrawal': '<form><input name="order">',
    },
    [
      ['/', 'Vertrag widerrufen', 'Retoure'],
      ['/withdrawal', '<form>', '<a href="/login">'],
    ],
  ],
  [
    'C-10',
    'de',
    {
      article: '<a href="/legal-guarantee">Ihre Rechte</a>',
      '/legal-guarantee': '<img src="/legal-guarantee/de.svg">',
    },
    [
      ['article', 'legal-guarantee', 'x'],
      ['/legal-guarantee', '/legal-guarantee/de.svg', '/x.svg'],
    ],
  ],
  [
    'C-13',
    'de',
    {
      '/': '<p>Grün lackiert.</p>',
      article: '<p>Energieeffizienzklasse C</p>',
      '/electrical-take-back/': '',
      '/best-prices-guaranteed/': '',
    },
    [
      ['/', 'Grün', 'Umweltfreundlich'],
      ['article', 'Energieeffizienzklasse C', 'Klimaneutral'],
    ],
  ],
  [
    'C-14',
    'gb',
    { '/premium-gurantee/': `<p>${guarantor}</p><p>${rights}</p>` },
    [
      ['/premium-gurantee/', guarantor, ''],
      ['/premium-gurantee/', rights, ''],
    ],
  ],
];
