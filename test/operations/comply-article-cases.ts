/** The cases of rules that look for an article of a kind among those that the shop lists. */
import type { Case } from './comply-cases.ts';

const article = '/artikel-12345678';
const oneArticle = {
  '/': `<a href="${article}">a</a>`,
  '/search?sort=price-asc&hits=12': '',
  '/search?sort=price-desc&hits=24': '',
};

export const articleCases: readonly Case[] = [
  [
    'C-11',
    'de',
    {
      ...oneArticle,
      [article]: '<details data-durability="5"><img alt="5 Jahre: Kombüse, K1"></details>',
    },
    [
      [article, '"5"', '"2"'],
      [article, '<img', '<b'],
    ],
  ],
  [
    'C-12',
    'de',
    { ...oneArticle, [article]: '<th scope="row">Reparierbarkeitsindex</th><td>8,2/10</td>' },
    [[article, '8,2/10', '']],
  ],
  [
    'G-11',
    'de',
    {
      ...oneArticle,
      [article]:
        '<a class="energy__arrow" data-class="C">A+++ G</a><a class="energy__sheet">Blatt</a><a href="https://eprel.ec.europa.eu/screen/product/professionalrefrigeratedstoragecabinets/1">E</a>',
    },
    [
      [article, 'data-class="C"', ''],
      [article, 'energy__sheet', ''],
    ],
  ],
  [
    'G-22',
    'fr',
    {
      ...oneArticle,
      [article]: '<th scope="row">Disponibilité des pièces détachées</th><td>10 ans</td>',
    },
    [[article, '10 ans', '']],
  ],
  [
    'G-30',
    'gb',
    {
      ...oneArticle,
      [article]: '<p>A standard 230 V socket is sufficient. Plug: BS 1363 (G).</p>',
    },
    [[article, 'BS 1363 (G)', 'CEE 7/7']],
  ],
  [
    'G-31',
    'de',
    {
      ...oneArticle,
      [article]:
        '<div data-hazard=""><img alt="GHS07"><ul><li>H319 Verursacht schwere Augenreizung.</li></ul></div>',
    },
    [
      [article, 'GHS07', 'x'],
      [article, 'H319', ''],
    ],
  ],
  [
    'P-10',
    'de',
    {
      ...oneArticle,
      [article]:
        '<p class="price__note"><a href="/dispatch-information/#fees"><span class="as-gross">inkl. MwSt., </span>zzgl. 1,95 € Versand</a></p>',
    },
    [
      [article, 'inkl. MwSt.', 'netto'],
      [article, '1,95 € ', ''],
      [article, 'dispatch-information', 'x'],
    ],
  ],
];
