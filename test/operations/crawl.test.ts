/** `npm run crawl` finds each kind of fault, and none on a page without. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { crawlLocale } from '../../scripts/crawl/crawl-locale.ts';
import { faultOf, type OwnTexts } from '../../scripts/crawl/faulty-text.ts';

const ownTexts: OwnTexts = new Map([['Add to basket', new Set(['en'])]]);

// Sentences of the Universal Declaration of Human Rights, article 1.
const declared = {
  de: 'Alle Menschen sind frei und gleich an Würde und Rechten geboren.',
  en: 'All human beings are born free and equal in dignity and rights.',
  fi: 'Kaikki ihmiset syntyvät vapaina ja tasavertaisina arvoltaan ja oikeuksiltaan.',
  pl: 'Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw.',
  el: 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα.',
  hu: 'Minden emberi lény szabadon születik és egyenlő méltósága és joga van.',
};

test.for(Object.entries(declared))(
  'a sentence in %s is a fault of any other page',
  ([language, text]) => {
    const found = Object.keys(declared).map((page) => [
      page,
      faultOf({ text, language: page }, ownTexts),
    ]);
    expect(found).toEqual(
      Object.keys(declared).map((page) => [
        page,
        page === language ? undefined : `reads as ${language}, not ${page}`,
      ]),
    );
  },
);

test.for([
  ['Hej {name}', 'unfinished'],
  ['Preis: undefined', 'unfinished'],
  ['cart.buttonLabel', 'unfinished'],
  ['In den Warenkorb', undefined],
  ['Add to basket', 'text of en'],
  ['Etagenofen – 2 × 62 cm – 8.400 W', undefined],
])('on a German page, %s: %s', ([text = '', what]) => {
  expect(faultOf({ text, language: 'de-DE' }, ownTexts)).toBe(what);
});

test('pages are read along their links, those of the locale only', async () => {
  const pages: Record<string, string> = {
    '/': `<a href="/a#there">A</a> <a href="/dead">B</a> <a href="/fr/b">F</a> <a href="https://jobs.example/">J</a>
      <img src="/gone.png" alt=""> <a href="/moved">M</a> <p lang="en">${declared.en}</p>`,
    '/a': `<p id="here">${declared.en}</p><script>undefined</script>`,
    '/fr/b': 'undefined',
    '/b': 'NaN',
  };
  const server = createServer(({ url = '' }, response) => {
    if (url === '/moved') return response.writeHead(303, { location: '/b' }).end();
    const page = pages[url];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' });
    response.end(`<html lang="de-DE">${url === '/b' ? '' : '<h1>Kontor</h1>'}${page}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const home = new URL(`http://de.localhost:${port}/`);

  const { read, faults } = await crawlLocale(
    { home, isOwn: (path) => !path.startsWith('/fr') },
    { pages: 10, ownTexts, files: new Map() },
  );
  expect(read).toBe(4);
  expect(
    faults.map(({ what, quote }) => `${what}: ${quote.replace(home.href, '/')}`).sort(),
  ).toEqual([
    'answers 404: /dead',
    'answers 404: /gone.png',
    'has no heading: /moved',
    'leads to a host of nobody: https://jobs.example/',
    'no such place on the page: /a#there',
    `reads as en, not de: ${declared.en}`,
    'unfinished: NaN',
  ]);
});
