/** Files that documents name and code draws: labels and information sheets. Written when the shop is built. */
import { isLabelled, labelAddress, sheetAddress } from '../energy.ts';
import { readArticles } from '../kinds.ts';
import { labelPicture } from './label.ts';
import { printStyle } from './paper.ts';
import { sheetPage } from './sheet.ts';

/** Address → content. */
export function printedFiles(): Map<string, string> {
  const articles = readArticles();
  const labelled = articles.filter(isLabelled);
  return new Map([
    ['/labels/print.css', printStyle],
    ...labelled.flatMap((article): [string, string][] => [
      [labelAddress(article), labelPicture(article)],
      [sheetAddress(article), sheetPage(article)],
    ]),
  ]);
}
