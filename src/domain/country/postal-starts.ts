/** How postcodes of a place begin, where that is certain. Sources: Royal Mail, Eircode, Poste Italiane, Correos, La Poste. */

import type { CountryCode } from './countries.ts';

/** The letters before the first digit. */
export const britishAreas: ReadonlySet<string> = new Set(
  'AB AL B BA BB BD BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'.split(
    ' ',
  ),
);

/** All 139 routing keys, by their letter. */
const routingKeys = {
  A: '41 42 45 63 67 75 81 82 83 84 85 86 91 92 94 96 98',
  C: '15',
  D: '01 02 03 04 05 06 6W 07 08 09 10 11 12 13 14 15 16 17 18 20 22 24',
  E: '21 25 32 34 41 45 53 91',
  F: '12 23 26 28 31 35 42 45 52 56 91 92 93 94',
  H: '12 14 16 18 23 53 54 62 65 71 91',
  K: '32 34 36 45 56 67 78',
  N: '37 39 41 91',
  P: '12 14 17 24 25 31 32 36 43 47 51 56 61 67 72 75 81 85',
  R: '14 21 32 35 42 45 51 56 93 95',
  T: '12 23 34 45 56',
  V: '14 15 23 31 35 42 92 93 94 95',
  W: '12 23 34 91',
  X: '35 42 91',
  Y: '14 21 25 34 35',
};

export const irishRoutingKeys: ReadonlySet<string> = new Set(
  Object.entries(routingKeys).flatMap(([letter, rest]) =>
    rest.split(' ').map((digits) => letter + digits),
  ),
);

/** Regions of one or two provinces, and the cities that have a beginning to themselves. */
export const italianStarts: Readonly<Record<string, string>> = {
  '00': 'RM',
  11: 'AO',
  38: 'TN',
  39: 'BZ',
  75: 'MT',
  85: 'PZ',
  101: 'TO',
  161: 'GE',
  201: 'MI',
  301: 'VE',
  341: 'TS',
  351: 'PD',
  371: 'VR',
  401: 'BO',
  501: 'FI',
  701: 'BA',
  801: 'NA',
  901: 'PA',
  951: 'CT',
};

/**
 * The first two digits where they are those of a province or a department. France: 00 is the army's, 96 nobody's. Belgium's
 * four digits run through without a gap and no form asks for a province there; of Portugal's gaps we are not certain.
 */
export const twoDigitStarts: Partial<Record<CountryCode, (start: number) => boolean>> = {
  es: (start) => start >= 1 && start <= 52,
  fr: (start) => start !== 96 && start <= 98,
};
