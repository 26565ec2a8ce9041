/** The product information sheet: what the supplier declares, in every language on one page, each at `#de`, `#fr` … */
import { type Language, languages } from '#domain/country/countries.ts';
import { makerOf } from '../brands.ts';
import type { Labelled } from '../energy.ts';
import { formatNumber, writeFact } from '../figures.ts';
import { sentence, termsOf, word } from '../terms.ts';
import { ownWordsOf } from '../words.ts';
import { element, escaped, page } from './paper.ts';

export function sheetPage(article: Labelled): string {
  const links = languages.map((language) => {
    const title = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    return `<a href="#${language}" lang="${language}">${escaped(sentence(title, language))}</a>`;
  });
  return page(`${article.brand} ${article.model}`, 'en', [
    { html: `<nav>${links.join('\n')}</nav>` },
    ...languages.map((language) => ({ html: sectionIn(language, article) })),
  ]);
}

function sectionIn(language: Language, article: Labelled): string {
  const { attributes, products } = termsOf(language);
  const { sheet } = ownWordsOf(language);
  const { manufacturer } = makerOf(article.brand);
  const { energy } = article;
  const label = (key: string) => word(attributes, key);
  const rows: [string, string][] = [
    [sheet.supplier, `${manufacturer.name}, ${manufacturer.postalAddress}`],
    [label('model'), `${article.brand} ${article.model}`],
    [label('energy-class'), energy.class],
    [sheet.annualConsumption, `${formatNumber(energy.kilowattHoursPerYear, language)} kWh`],
    [label('volume'), writeFact('volume', article, language) ?? ''],
    [label('temperature-range'), writeFact('temperature-range', article, language) ?? ''],
  ];
  const table = rows
    .map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th>${element('td', value)}</tr>`)
    .join('\n');
  const title = element('h1', sheet.title);
  const product = element('p', sentence(word(products, article.term), language));
  return `<section id="${language}" lang="${language}">
${title}
${product}
<table>
${table}
</table>
${element('p', `(EU) ${energy.regulation} · ${sheet.demonstration}`)}
</section>`;
}
