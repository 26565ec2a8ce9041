/** Files that documents name and code draws: labels, information sheets, manuals. Written when the shop is built. */
import { languages } from '#domain/country/countries.ts';
import { isLabelled, labelAddress, sheetAddress } from '../energy.ts';
import { readArticles } from '../kinds.ts';
import { labelPicture } from './label.ts';
import { manualAddress, manualPage } from './manual.ts';
import { printStyle } from './paper.ts';
import { sheetPage } from './sheet.ts';

/** Address → content. */
export function printedFiles(): Map<string, string> {
  const articles = readArticles();
  const labelled = articles.filter(isLabelled);
  return new Map([
    ['/manuals/print.css', printStyle],
    ...languages.map((language): [string, string] => [
      manualAddress(language),
      manualPage(language),
    ]),
    ...labelled.flatMap((article): [string, string][] => [
      [labelAddress(article), labelPicture(article)],
      [sheetAddress(article), sheetPage(article)],
    ]),
  ]);
}
