/** What the page and the data sheet of a B-ware article say of its condition. */
import { beforeAll, expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { decodedText } from '../html-prices.ts';
import { readPdf } from '../orders/pdf-reader.ts';
import { visitor } from '../visitor.ts';

let marked: string;
let unstated: string;
beforeAll(async () => {
  [marked, unstated] = await putOnSale(
    {
      document: {
        isBware: true,
        openBox: { condition: 'light-marks', reason: 'display-item', complete: false },
      },
      text: (language) => ({
        packageContents: ['Regal'],
        ...(language === 'de' && { openBoxNote: 'Feine Kratzer an der linken Seite.' }),
      }),
    },
    { document: { isBware: true } },
  );
});

async function buyBoxOf(sku: string, market: string, language: string): Promise<string> {
  const response = await visitor(market).get(`/regal-${language}-${sku.slice(2)}`);
  const html = (await response.text()).replaceAll('<!-- -->', '');
  return /<section class="buy".*?<\/section>/s.exec(html)?.[0] ?? '';
}

/** The list of the condition, a line per item. */
const stated = (box: string) =>
  [...(box.split('data-open-box=""')[1]?.split('</ul>')[0] ?? '').matchAll(/<li>(.*?)<\/li>/gs)]
    .map(([, item = '']) => decodedText(item.replace(/<[^>]+>/g, '')))
    .map((line) => line.replaceAll('\u00a0', ' '));

it('says its condition, what is visible, why it is B-ware and whether it is complete', async () => {
  const box = await buyBoxOf(marked, 'de', 'de');
  expect(stated(box)).toEqual([
    'Zustand: leichte Gebrauchsspuren. Feine Kratzer an der linken Seite.',
    'Grund: Ausstellungsstück',
    'Lieferumfang: nicht vollständig, nur die auf dieser Seite aufgeführten Teile',
  ]);
  expect(box).toContain('von uns geprüft und voll funktionsfähig');
  expect(box).toContain('Gesetzliche Gewährleistung: 2 Jahre.');
  // A display item was never returned.
  expect(box).not.toContain('zurückgegeben');
});

it('says it in the language of the reader, without a note that is not written in it', async () => {
  expect(stated(await buyBoxOf(marked, 'fr', 'fr'))[0]).toBe('État : légères traces d’utilisation');
});

it('says only that it was returned and checked if nothing is known of its condition', async () => {
  const box = await buyBoxOf(unstated, 'de', 'de');
  expect(stated(box)).toEqual([]);
  expect(box).toContain('zurückgegeben, dann von uns geprüft');
});

it('says it on the data sheet', async () => {
  const answer = await visitor('de').get(`/data-sheet/${marked.slice(2)}`);
  const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(text.join(' ').replaceAll('\u00a0', ' ')).toContain(
    'B-Ware: Zustand: leichte Gebrauchsspuren. Feine Kratzer an der linken Seite. · Grund: Ausstellungsstück · ',
  );
});
