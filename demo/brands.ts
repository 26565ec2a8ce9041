/** The manufacturers of the demo's products. Every company, address and mailbox is made up. */
import type { Manufacturer } from '#domain/catalogue/product-safety.ts';

type Brand = { manufacturer: Manufacturer; responsiblePerson?: Manufacturer };

const madeBy = (name: string, postalAddress: string, country: string, domain: string): Brand => ({
  manufacturer: { name, postalAddress, electronicAddress: `safety@${domain}.example`, country },
});

/** A manufacturer outside the European Economic Area needs a responsible person inside it (GPSR art. 16). */
const answeredFor = (brand: Brand, responsiblePerson: Manufacturer): Brand => ({
  ...brand,
  responsiblePerson,
});

const brands: Record<string, Brand> = {
  Kombüse: madeBy(
    'Kombüse Großküchentechnik GmbH',
    'Am Speicherkai 14, 20457 Hamburg, Deutschland',
    'de',
    'kombuese',
  ),
  'Pier 4': madeBy(
    'Pier 4 Horeca B.V.',
    'Havenkade 4, 3011 AB Rotterdam, Nederland',
    'nl',
    'pier4',
  ),
  Kante: madeBy(
    'Kante Edelstahlwerk GmbH & Co. KG',
    'Walzstraße 31, 58095 Hagen, Deutschland',
    'de',
    'kante',
  ),
  'Werft 8': madeBy(
    'Werft 8 Werkstattbau GmbH',
    'Schiffbauerdamm 8, 18055 Rostock, Deutschland',
    'de',
    'werft8',
  ),
  Takel: madeBy(
    'Takel zdvihací technika s.r.o.',
    'Strojírenská 27, 702 00 Ostrava, Česko',
    'cz',
    'takel',
  ),
  Deichkraft: madeBy(
    'Deichkraft Maschinen GmbH',
    'Deichstraße 102, 26721 Emden, Deutschland',
    'de',
    'deichkraft',
  ),
  Speicher: madeBy(
    'Speicher Transportgeräte Sp. z o.o.',
    'ul. Portowa 18, 80-001 Gdańsk, Polska',
    'pl',
    'speicher',
  ),
  'Blanc & Lund': madeBy(
    'Blanc & Lund ApS',
    'Kanalgade 12, 1600 København V, Danmark',
    'dk',
    'blanc-lund',
  ),
  Lotse: answeredFor(
    madeBy(
      'Ningbo Lotse Instruments Co., Ltd.',
      'No. 66 Harbour East Road, Beilun District, 315800 Ningbo, Zhejiang, China',
      'cn',
      'lotse',
    ),
    {
      name: 'Lotse Europa GmbH',
      postalAddress: 'Messwerkstraße 5, 28195 Bremen, Deutschland',
      electronicAddress: 'product-safety@lotse-europa.example',
      country: 'de',
    },
  ),
  Fleet: answeredFor(
    madeBy(
      'Fleet Cleaning Machines Ltd',
      'Unit 7, Albion Dock Estate, Hull HU1 2AA, United Kingdom',
      'gb',
      'fleet-cleaning',
    ),
    {
      name: 'Fleet Cleaning Ireland DAC',
      postalAddress: '21 Custom House Yard, Dublin, D01 X2Y3, Ireland',
      electronicAddress: 'product-safety@fleet-cleaning-ireland.example',
      country: 'ie',
    },
  ),
};

export const demoBrands: readonly string[] = Object.keys(brands);

/** Manufacturer, and responsible person where there must be one (eu-2026.md G-01). */
export function makerOf(brand: string): Brand {
  const found = brands[brand];
  if (!found) throw new Error(`nobody makes ${brand}`);
  return found;
}
