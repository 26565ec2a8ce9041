/** Products of all shapes, as the shop reads them for a feed. */

import type { CountryCode } from '#domain/country/countries.ts';
import type { FeedMarket } from '#domain/feed/attribute.ts';
import type { FeedProduct } from '#domain/feed/operations.ts';
import { storeOf } from '../shop.ts';
import type { Target } from './specification.ts';

export const plain: FeedProduct = {
  id: 'p1',
  sku: 'EX10012345',
  name: 'Vitrine réfrigérée 120 l',
  slug: 'vitrine-refrigeree-120-l-10012345',
  brand: 'Polar',
  image: { url: '/pictures/showcase.webp', width: 1200, height: 1200 },
  tags: [],
  rating: { average: 0, count: 0 },
  price: { centAmount: 11_890 },
  availableQuantity: 7,
  isPackageTypeFreight: false,
  isBware: false,
  facts: [],
  model: 'PL-120',
  family: 'showcase',
  description: 'Für Kuchen & Torten, <60 dB.\nZwei Böden.',
  highlights: ['Zwei Böden', 'Umluft'],
  attributesRaw: [{ name: 'power', label: 'Leistung', value: '6.500', unit: 'W' }],
  packageContents: [],
  faq: [],
  images: [{ url: '/pictures/showcase.webp', width: 1200, height: 1200 }],
  ratingDistribution: [0, 0, 0, 0, 0],
  categories: ['showcases'],
  warnings: [],
  attributes: { power: 6500 },
  hasVersions: false,
};

const energyLabel = {
  class: 'D',
  best: 'A',
  worst: 'G',
  regulation: '2019/2018',
  eprelId: 1234567,
  labelUrl: '/labels/fridge.svg',
  ficheUrl: '/labels/fridge.html',
} as const;

const picture = (name: string, side = 800) => ({ url: name, width: side, height: side });
const many = <Made>(count: number, made: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => made(at));

/** One change each, by what is unusual in it. All of them are advertised. */
export const shapes: Record<string, Partial<FeedProduct>> = {
  'as usual': {},
  reduced: {
    price: {
      centAmount: 12_000,
      discounted: {
        centAmount: 8000,
        lowestCentAmount: 10_000,
        validUntil: '2026-12-01T23:00:00.000Z',
      },
    },
    reducedFrom: '2026-11-01T00:00:00.000Z',
  },
  'reduced without an end': {
    price: { centAmount: 12_000, discounted: { centAmount: 8000, lowestCentAmount: 10_000 } },
    reducedFrom: '2026-11-01T00:00:00.000Z',
  },
  'sold out': { availableQuantity: 0, restockDate: '2027-01-15' },
  'not released': { availableQuantity: 0, releaseDate: '2027-03-01' },
  'returned goods': { isBware: true, sku: 'EX20012345' },
  'sent by freight': { isPackageTypeFreight: true, price: { centAmount: 419_000 } },
  'sold by measure': { netContent: { value: 0.75, unit: 'l' } },
  'sold by millilitre': { netContent: { value: 750, unit: 'ml' } },
  'sold by area': { netContent: { value: 12.5, unit: 'm2' } },
  'sold by piece': { netContent: { value: 100, unit: 'piece' } },
  'exactly one kilogram': { netContent: { value: 1, unit: 'kg' } },
  'with an energy label': { energyLabel },
  'on an older scale': {
    energyLabel: {
      ...energyLabel,
      class: 'A++',
      best: 'A+++',
      worst: 'D',
      regulation: '65/2014',
    },
  },
  'with a GTIN': { ean: '4006381333931' },
  'with a GTIN of 8 digits': { ean: '96385074' },
  'with a number for use in the shop': { ean: '2010012345004' },
  'with many pictures': { images: many(14, (at) => picture(`/pictures/${at} ä,b.jpg`)) },
  'with pictures elsewhere': {
    images: [picture('https://media.example/x.png?w=1&h=2'), picture('https://media.example/y')],
  },
  'whose first picture is a drawing': { images: [picture('/a.svg'), picture('/b.webp')] },
  'whose first picture is tiny': { images: [picture('/a.webp', 99), picture('/b.webp')] },
  'with a video': { video: { url: '/videos/showcase.mp4' } },
  'of a family': { hasVersions: true },
  'of a family with a long name': { hasVersions: true, family: 'Vitrine à gâteaux '.repeat(5) },
  'in a set': { sku: 'EX18012345', model: 'PL-120 + PL-60' },
  'without texts': { description: '', highlights: [], attributesRaw: [] },
  'without a description': { description: '', highlights: ['Zwei Böden'] },
  'with long texts': {
    name: 'Kühlvitrine '.repeat(24),
    description: 'Ein Satz über die Vitrine. '.repeat(1800),
    highlights: ['x'.repeat(151), 'kurz', 'auch kurz', ...many(20, (at) => `Vorteil ${at}`)],
    attributesRaw: [
      { name: 'a', label: 'y'.repeat(141), value: '1' },
      { name: 'b', label: 'Farbe', value: 'rot' },
    ],
  },
  'with a long brand': { brand: 'B'.repeat(71) },
  'with a long model': { model: 'M'.repeat(71) },
  'with signs that XML forbids': {
    name: 'Vitrine \u0000\u0008 ]]> "A" & <B>',
    description: `kein Zeichen: \u001f \ud83d und eines: 🧊`,
    highlights: ['', 'a & b', '<c>'].filter(Boolean),
  },
};

export const madeProducts = Object.entries(shapes).map(
  ([shape, changes]): [string, FeedProduct] => [shape, { ...plain, ...changes }],
);

export function feedMarket(country: CountryCode, changes: Partial<FeedMarket> = {}): FeedMarket {
  const { currency, shippingRates, deliveryDays } = storeOf(country);
  const { freeAboveCentAmount, parcelCentAmount, freightCentAmount } = shippingRates;
  return {
    country,
    currency,
    shipping: {
      freeAbove: freeAboveCentAmount,
      parcel: parcelCentAmount,
      freight: freightCentAmount,
    },
    deliveryDays,
    origin: `https://kontor.${country}`,
    methods: { parcel: 'Paket', freight: 'Palette' },
    ...changes,
  };
}

export const targetOf = ({ origin, country, currency }: FeedMarket): Target => ({
  origin,
  country: country.toUpperCase(),
  currency,
});
