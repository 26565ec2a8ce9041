/** Structured data compared with what schema.org and the search engines require of each type. */
import { describe, expect, it } from 'vitest';
import { breadcrumbs, organization, website } from '#domain/seo/structured-data.ts';
import { demoSeller } from '../../../demo/seller.ts';
import { structureFaults } from './structure-faults.ts';

const origin = 'https://kontor.ch';
const market = {
  country: 'ch',
  phone: '+41 20 5550 100',
  email: 'service@kontor.example',
  seller: demoSeller('de'),
  notice: 'Demo',
} as const;

describe('structured data is complete and of the right types:', () => {
  it('the organization', () => {
    const data = organization(origin, market);
    expect(structureFaults(data)).toEqual([]);
    expect(data).toMatchObject({
      description: 'Demo',
      contactPoint: { areaServed: 'CH', availableLanguage: ['de', 'fr', 'it'] },
    });
  });

  it('the website with its search', () => {
    const page = { home: `${origin}/fr`, search: `${origin}/fr/search`, locale: 'fr-CH' };
    const data = website(origin, page);
    expect(structureFaults(data)).toEqual([]);
    expect(data).toMatchObject({
      potentialAction: {
        target: { urlTemplate: 'https://kontor.ch/fr/search?query={search_term_string}' },
      },
    });
  });

  it('the breadcrumbs of a page', () => {
    const crumbs = [
      { name: 'Kontor', href: '/fr' },
      { name: 'Fours', href: '/fr/fours' },
    ];
    const data = breadcrumbs(origin, crumbs);
    expect(structureFaults(data)).toEqual([]);
    expect(data).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://kontor.ch/fr' },
        { position: 2, item: 'https://kontor.ch/fr/fours' },
      ],
    });
  });
});

describe('the check itself complains about', () => {
  const whole = organization(origin, market);
  it.each([
    ['a missing property', { ...whole, legalName: undefined }, 'Organization.legalName: missing'],
    ['an unknown property', { ...whole, fax: '1' }, 'Organization.fax: not of this type'],
    [
      'a relative address',
      { ...whole, logo: '/icon.svg' },
      'Organization.logo: no absolute address',
    ],
    ['an unknown type', { '@type': 'Shop' }, 'Shop: not a type we know'],
    [
      'a place out of order',
      breadcrumbsOutOfOrder(),
      'BreadcrumbList.itemListElement: not 1, 2, 3 …',
    ],
  ])('%s', (_, data, fault) => expect(structureFaults(data)).toContain(fault));
});

function breadcrumbsOutOfOrder() {
  const data = breadcrumbs(origin, [
    { name: 'Kontor', href: '/' },
    { name: 'Öfen', href: '/oefen' },
  ]);
  return { ...data, itemListElement: (data.itemListElement as unknown[]).toReversed() };
}
