/** Short buying guides of the departments, shown below their listings. */
import type { Language } from '#domain/country/countries.ts';
import { ownWordsOf } from './words.ts';

/** The `contentHtml` of a department. */
export function guideOf(department: string, language: Language): string {
  const guide = ownWordsOf(language).guides[department];
  if (!guide) throw new Error(`no guide to ${department} in ${language}`);
  const { title, first, second, list } = guide;
  const points = list.map((point) => element('li', escaped(point))).join('');
  return (
    element('h2', escaped(title)) +
    element('p', escaped(first)) +
    element('p', escaped(second)) +
    element('ul', points)
  );
}

function element(name: string, html: string): string {
  return `<${name}>${html}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
