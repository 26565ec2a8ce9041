/** The seller in each of the 28 locales: on its own page, and at the end of every page. Source: eu-2026.md C-27. */
import { expect, it } from 'vitest';
import { countryName } from '#domain/country/country-name.ts';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { marketRules } from '../../domain/shop.ts';
import { decodedText } from '../html-prices.ts';
import { pageOfStore } from '../other-store.ts';
import { visitor } from '../visitor.ts';

const readable = (html: string) =>
  decodedText(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',');

async function partsOf(country: string, path: string) {
  const html = await (await visitor(country).get(path)).text();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const [foot = ''] = /<footer[\s\S]*<\/footer>/.exec(html) ?? [];
  return { main, foot };
}

it.each(locales)('$code names the seller, and how to reach it', async (locale) => {
  const { country, code } = locale;
  const { t } = await textsFor(code);
  const { main, foot } = await partsOf(
    country,
    `${prefixOf(locale, marketRules)}/company-information/`,
  );
  const words = readable(main);
  const germany = countryName('de', code);
  for (const said of [
    `Kontor Demo Musterstraße 1 20457 Hamburg ${germany}`,
    t('imprint.representedBy', { name: 'Erika Mustermann' }),
    'Amtsgericht Hamburg, HRB 000000',
    `${t('label.colon', { label: t('imprint.vatNumber') })} DE999999999`,
  ]) {
    expect(words).toContain(readable(said));
  }
  expect(main).toMatch(/href="tel:\+\d{8,}"/);
  expect(main).toContain('href="mailto:service@kontor.example"');
  const ending = readable(foot);
  expect(ending).toContain(`Kontor Demo, Musterstraße 1, 20457 Hamburg, ${germany}`);
  expect(ending).toContain('Amtsgericht Hamburg, HRB 000000');
  expect(ending).toContain('DE999999999');
});

it.each(locales)('$code leads from the checkout to imprint, terms and privacy', async (locale) => {
  const prefix = prefixOf(locale, marketRules);
  const { t } = await textsFor(locale.code);
  // A page of the checkout that needs no cart: an empty one has the usual footer.
  const { foot } = await partsOf(locale.country, `${prefix}/adyen-payment-error`);
  for (const page of ['company-information', 'terms-and-conditions', 'privacy-data'] as const) {
    const title = t(`content.title.${page}`);
    expect(decodedText(foot)).toContain(`<a href="${prefix}/${page}/">${title}</a>`);
  }
});

it('the imprint names the dispute resolution body', async () => {
  const { main } = await partsOf('de', '/company-information/');
  expect(readable(main)).toContain('Universalschlichtungsstelle des Bundes');
});

it('names all that the law of a market wants, as the operator has stated it', async () => {
  const { t } = await textsFor('fr-FR');
  const html = await pageOfStore('fr', '/company-information/', {
    seller: {
      legalName: 'Atelier du Nord SAS',
      street: '4 rue du Port',
      postalCode: '59000',
      city: 'Lille',
      country: 'fr',
      representatives: ['Anne Petit', 'Jean Roux'],
      register: 'RCS Lille Métropole 123 456 789',
      capital: 'SAS au capital de 100 000 €',
      vatId: 'FR12345678901',
      numbers: [{ name: 'SIRET', number: '123 456 789 00012' }],
      registrations: [{ kind: 'idu', number: 'FR000000_05ABCD' }],
      supervisoryBody: 'DDPP du Nord',
      host: 'Hébergeur SA, 1 rue de la Bourse, 75002 Paris, +33 1 99 00 00 00',
    },
  });
  const words = readable(html);
  for (const said of [
    'Atelier du Nord SAS 4 rue du Port 59000 Lille France',
    t('imprint.representedBy', { name: 'Anne Petit, Jean Roux' }),
    'SAS au capital de 100 000 €',
    'RCS Lille Métropole 123 456 789',
    labelled(t, 'SIRET', '123 456 789 00012'),
    labelled(t, t('imprint.idu'), 'FR000000_05ABCD'),
    labelled(t, t('imprint.supervisoryBody'), 'DDPP du Nord'),
    labelled(t, t('imprint.host'), 'Hébergeur SA'),
  ]) {
    expect(words).toContain(readable(said));
  }
  expect(words).not.toContain('Muster');
  expect(words).not.toContain(readable(t('demo.notice')).slice(0, 40));
});
