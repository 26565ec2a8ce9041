/** For each rule of `npm run comply` a page on which it passes, and what breaks it. */
import type { CountryCode } from '#domain/country/countries.ts';
import { readLocales } from '../../scripts/locales/texts.ts';

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

/** Good pages, and what of them is replaced to break them, one after the other. */
export const cases: [
  id: string,
  country: CountryCode,
  site: Site,
  breaks: [string, string, string][],
][] = [
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
    'C-14',
    'gb',
    { '/premium-gurantee/': `<p>${guarantor}</p><p>${rights}</p>` },
    [
      ['/premium-gurantee/', guarantor, ''],
      ['/premium-gurantee/', rights, ''],
    ],
  ],
  ['C-15', 'gb', { '/premium-gurantee/': 'within 45 days' }, [['/premium-gurantee/', '45', '14']]],
  ['C-16', 'gb', { '/complaints/': guarantee }, [['/complaints/', '6 years', '2 years']]],
  [
    'C-27',
    'de',
    {
      [imprint]: '<a href="tel:+49">+49</a> <a href="mailto:a@b.example">a</a> <p>DE999999999</p>',
    },
    [
      [imprint, 'tel:', 'x:'],
      [imprint, 'mailto:', 'x:'],
      [imprint, 'DE9', '9'],
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
    { '/product-recalls/': '<section id="current"><h2>Keine</h2>' },
    [['/product-recalls/', 'current', 'x']],
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
    'P-10',
    'de',
    {
      article:
        '<p>inkl. MwSt., zzgl. Versandkosten</p><a href="/dispatch-information/">Versand</a>',
    },
    [
      ['article', 'inkl. MwSt.', 'netto'],
      ['article', 'dispatch-information', 'x'],
    ],
  ],
];
