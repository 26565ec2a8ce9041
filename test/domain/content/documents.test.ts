/** The documents in content/, which the demo shows and a new shop begins with. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ContentDocument } from '#domain/content/content-document.ts';
import { contentLocales } from '#domain/content/content-key.ts';
import { inLocale } from '#domain/content/content-text.ts';
import { deadPaths, linkedPaths } from '#domain/content/dead-links.ts';
import { legalLinks } from '#domain/content/footer.ts';
import { missingTexts } from '#domain/content/missing.ts';
import { contentPages, contentPath } from '#domain/content/pages.ts';
import { prescribedGuarantee } from '#domain/guarantee/prescribed-guarantee.ts';
import { type Locale, locales } from '#domain/locale/locales.ts';
import { readContent } from '../../../scripts/content/files.ts';

const { versions, faults } = readContent(['content']);

function documentFor(slug: string, { code }: Locale): ContentDocument | undefined {
  const keys = contentLocales(code);
  const found = versions
    .filter((each) => each.slug === slug && keys.includes(each.locale))
    .sort((a, b) => keys.indexOf(a.locale) - keys.indexOf(b.locale));
  return found[0]?.document;
}

it('are valid', () => {
  expect(faults).toEqual([]);
});

it('write Swiss German without ß and with its own quotation marks', () => {
  const swiss = locales.find(({ code }) => code === 'de-CH');
  const pages = contentPages.map((slug) => swiss && documentFor(slug, swiss));
  expect(JSON.stringify(inLocale(pages, 'de-CH'))).toMatch(
    /^(?!.*[ß„“]).*Strassen.*«Warenkorb teilen»/s,
  );
});

it('may have a text of a region', () => {
  const text = { de: 'Angebote', 'de-CH': 'Aktionen' };
  expect(inLocale([text], 'de-CH')).toEqual(['Aktionen']);
  expect(inLocale([text], 'de-AT')).toEqual(['Angebote']);
});

it.each(locales)('say in $code all that the page of its market has', (locale) => {
  const slugs = new Set([...contentPages, ...versions.map(({ slug }) => slug)]);
  const lacking = [...slugs].flatMap((slug) => {
    const document = documentFor(slug, locale);
    return document
      ? missingTexts(document, locale).map((path) => `${slug} ${path}`)
      : [`${slug}: no document`];
  });
  expect(lacking).toEqual([]);
});

it('French terms have the guarantees of the code de la consommation word for word (annex to art. D. 211-2)', () => {
  const [france] = locales.filter(({ code }) => code === 'fr-FR');
  const blocks = (france && documentFor('terms-and-conditions', france)?.blocks) ?? [];
  const [box] = blocks.flatMap((each) => ('framed' in each && each.framed ? each : []));
  expect(box?.stores).toEqual(['fr']);
  expect(box?.text).toEqual({ fr: '## Garanties légales\n\n{prescribedGuarantee}' });
  // The form in which others publish the hash of the model: straight apostrophes, the four cases on lines of their own.
  const plain = prescribedGuarantee('fr')
    .join('\n\n')
    .replaceAll('’', "'")
    .replaceAll('\u00a0', ' ')
    .replace(/\n\n(?=[1-4]°)/g, '\n');
  expect(createHash('sha256').update(plain).digest('hex')).toBe(
    'ba1cd3ff057845c001c8d8ca7ba18d5a4fdaa1abab65727dc5c9db0da5ffa04e',
  );
});

it('lead to pages that there are', () => {
  const slugs = new Set(versions.map(({ slug }) => slug));
  const dead = versions.flatMap(({ slug, document }) =>
    deadPaths(linkedPaths(document), slugs).map((path) => `${slug}: ${path}`),
  );
  expect(dead).toEqual([]);
});

it('each content page is linked from the footer or the help page', () => {
  const linked = versions
    .filter(({ slug }) => slug === 'footer' || slug === 'help-centre')
    .flatMap(({ document }) => linkedPaths(document));
  const legal = legalLinks({ key: 'de' }, 'withdrawal.link').map(
    (link) => 'path' in link && link.path,
  );
  const all = [...linked, ...legal];
  expect(contentPages.map(contentPath).filter((path) => !all.includes(path))).toEqual([]);
});

it('a link to no page is dead: unknown slugs, guides that nobody has written, a page without its slash', () => {
  const linked = [
    '/payment/',
    '/payment',
    '/buying-guide-a/',
    '/buying-guide-b/',
    '/werkstatt',
    '/x',
    '/pump-10000001',
  ];
  const dead = ['/payment', '/buying-guide-b/', '/x'];
  expect(deadPaths(linked, new Set(['buying-guide-a', 'werkstatt']))).toEqual(dead);
});

it('a text of another market, or in a language of none, is not missing', () => {
  const [germany] = locales.filter(({ code }) => code === 'de-DE');
  if (!germany) throw new Error('no de-DE');
  const text = (stores?: ['hr']) =>
    ({ type: 'rich-text', ...(stores && { stores }), text: { hr: 'Tekst' } }) as const;
  const document: ContentDocument = { title: 'x', blocks: [text(['hr']), text()] };
  expect(missingTexts(document, germany)).toEqual(['blocks.1.text']);
});
