/** A private buyer and a company in each of the 25 countries, with local letters and formats. */
import type { CountryCode } from '../../src/domain/country/countries.ts';

/** Address fields by their names without `billing.`. */
export type Fields = Record<string, string>;
type Company = { name: string; vatNumber: string; more?: Fields };

function buyer(
  firstName: string,
  lastName: string,
  [streetName, streetNumber]: [string, string],
  [postalCode, city]: [string, string],
  state?: string,
): Fields {
  const place = { streetName, streetNumber, postalCode, city };
  return { firstName, lastName, ...place, ...(state && { state }) };
}

export const buyers: Record<CountryCode, { buyer: Fields; company: Company }> = {
  sk: {
    buyer: buyer('Zuzana', 'Kováčová', ['Obchodná', '14/B'], ['811 06', 'Bratislava']),
    company: { name: 'Pekáreň Tatry s. r. o.', vatNumber: 'SK2020032377' },
  },
  de: {
    buyer: buyer('Jürgen', 'Groß', ['Große Elbstraße', '12a'], ['22767', 'Hamburg']),
    company: { name: 'Gasthof Linde GmbH', vatNumber: 'DE111111125' },
  },
  at: {
    buyer: buyer('Resi', 'Österreicher', ['Mariahilfer Straße', '3/2/14'], ['1060', 'Wien']),
    company: { name: 'Café Prater OG', vatNumber: 'ATU00000024' },
  },
  ch: {
    buyer: buyer('Ueli', 'Bärtschi', ['Langstrasse', '8'], ['CH-8004', 'Zürich']),
    company: { name: 'Bergrestaurant Säntis AG', vatNumber: 'CHE-100.416.306 MWST' },
  },
  fr: {
    buyer: buyer('Zoé', "L'Hôpital", ["Rue de l'Œuvre", '8 bis'], ['75011', 'Paris']),
    company: { name: 'Boulangerie Dupré SARL', vatNumber: 'FR00300076965' },
  },
  be: {
    buyer: buyer('Joëlle', 'Van den Broeck', ['Meir', '50 bus 3'], ['2000', 'Antwerpen']),
    company: { name: 'Frituur ’t Hoekje BV', vatNumber: 'BE0411905847' },
  },
  nl: {
    buyer: buyer('Daniël', 'de Vries', ['Prinsengracht', '263-II'], ['1016gv', 'Amsterdam']),
    company: { name: 'Grachtencafé B.V.', vatNumber: 'NL010000446B01' },
  },
  it: {
    buyer: buyer('Niccolò', "D'Angelo", ['Via Roma', '1/A int. 4'], ['00184', 'Roma'], 'RM'),
    company: {
      name: 'Trattoria Bellavista S.r.l.',
      vatNumber: 'IT00079760328',
      more: { 'identifiers.sdi': 'M5UXCR1' },
    },
  },
  es: {
    buyer: buyer('Iñaki', 'Peña', ['Calle Mayor', '3, 2º B'], ['28013', 'Madrid'], 'Madrid'),
    company: { name: 'Bar Sol S.L.', vatNumber: 'ES00000001R' },
  },
  pt: {
    buyer: buyer('João', 'Conceição', ['Rua Augusta', '24, 3.º Esq.'], ['1100-053', 'Lisboa']),
    company: { name: 'Pastelaria Baixa, Lda.', vatNumber: 'PT100000010' },
  },
  gb: {
    buyer: buyer("Siobhán O'Brien", 'Smith-Jones', ['Baker Street', '221B'], ['nw16xe', 'London']),
    company: { name: 'The Copper Pot Ltd', vatNumber: 'GB000472631' },
  },
  ie: {
    buyer: buyer('Aoife', 'Ó Súilleabháin', ['Main Street', '1'], ['D02 AF30', 'Dublin']),
    company: { name: 'Rose Cottage Ltd', vatNumber: 'IE0000002D' },
  },
  pl: {
    buyer: buyer('Łucja', 'Żółkiewska', ['Świętokrzyska', '5 m. 12'], ['00-950', 'Warszawa']),
    company: { name: 'Piekarnia Złoty Kłos sp. z o.o.', vatNumber: 'PL1132191233' },
  },
  cz: {
    buyer: buyer('Jiří', 'Dvořák', ['Náměstí Míru', '820/9'], ['12000', 'Praha']),
    company: { name: 'Řeznictví U Kata s.r.o.', vatNumber: 'CZ00216224' },
  },
  hu: {
    buyer: buyer('Zsófia', 'Őry', ['Üllői út', '24. II/3'], ['1085', 'Budapest']),
    company: { name: 'Gulyás Vendéglő Kft.', vatNumber: 'HU10672101' },
  },
  ro: {
    buyer: buyer(
      'Ștefan',
      'Ionescu',
      ['Calea Victoriei', '12'],
      ['010061', 'București'],
      'București',
    ),
    company: { name: 'Brutăria Spicul SRL', vatNumber: 'RO11198699' },
  },
  bg: {
    buyer: buyer('Иван', 'Йорданов', ['бул. Витоша', '25'], ['1000', 'София']),
    company: { name: 'Хлебарница Витоша ООД', vatNumber: 'BG000670680' },
  },
  gr: {
    buyer: buyer('Ελένη', 'Παπαδοπούλου', ['Ερμού', '12'], ['105 63', 'Αθήνα']),
    company: { name: 'Καφενείο Ερμού ΙΚΕ', vatNumber: 'EL000000024' },
  },
  hr: {
    buyer: buyer('Đurđica', 'Šarić', ['Ilica', '5'], ['HR-10000', 'Zagreb']),
    company: { name: 'Konoba Školj d.o.o.', vatNumber: 'HR02574432339' },
  },
  si: {
    buyer: buyer('Žiga', 'Kovač', ['Trubarjeva cesta', '7'], ['1000', 'Ljubljana']),
    company: { name: 'Gostilna Pri Mostu d.o.o.', vatNumber: 'SI10693661' },
  },
  lt: {
    buyer: buyer('Rūta', 'Žukauskienė', ['Gedimino pr.', '9-12'], ['LT-01103', 'Vilnius']),
    company: { name: 'UAB „Kepyklėlė“', vatNumber: 'LT100000031710' },
  },
  dk: {
    buyer: buyer('Søren', 'Ærø', ['Strøget', '1, 2. tv.'], ['1050', 'København K']),
    company: { name: 'Smørrebrød ApS', vatNumber: 'DK10000009' },
  },
  se: {
    buyer: buyer('Åsa', 'Öberg', ['Götgatan', '16 lgh 1102'], ['11846', 'Stockholm']),
    company: { name: 'Fika & Co AB', vatNumber: 'SE000000002601' },
  },
  no: {
    buyer: buyer('Øystein', 'Å', ['Karl Johans gate', '22'], ['0026', 'Oslo']),
    company: { name: 'Fjordkjøkken AS', vatNumber: 'NO864234232' },
  },
  fi: {
    buyer: buyer('Väinö', 'Äijälä', ['Mannerheimintie', '5 A 12'], ['FI-00100', 'Helsinki']),
    company: { name: 'Kahvila Helmi Oy', vatNumber: 'FI09853608' },
  },
};
