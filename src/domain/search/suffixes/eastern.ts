import { inLatinScript } from '../latin-script.ts';
import { cuts } from './step.ts';

const vowels = ['a', 'e', 'i', 'o', 'u', 'y'];
const vowelPairs = vowels.flatMap((first) => vowels.map((second) => first + second));

export const finnoUgric = {
  // Removes the case, then the vowels before it, then consonant gradation: kaappi, kaapit; rauta, raudat.
  fi: [
    cuts(`n t tta ita ssa sta lla lta lle ksi iin seen den ten ien oja eja
      in imet imen imeen imia imella imien
      hella>hella massa>massa lista>lista hioja>hioja hiojat>hioja hiojan>hioja`),
    cuts([...vowels, ...vowelPairs].join(' ')),
    cuts('kk>k pp>p tt>t d>t nk>nk'),
  ],
  // Removes the case, then the plural's k with its vowel, then the last vowel: kemence, kemencek.
  hu: [
    cuts('ban ben bol hoz hez nak nek nal nel val vel rol tol', 4),
    cuts(`ak ek ok uk ik k szek>szek szekek>szek lek>lek lekek>lek mek>mek mekek>mek fazek>fazek fazekak>fazek
      eket akat oket`),
    cuts('a e i o u'),
  ],
} as const;

export const baltic = {
  lt: [
    cuts(`as ai a o os oje ose u us ui ams ais is iai io iu ius iui iams iais e es ei eje ese ems emis
      omis oms ys ies i ia ias ios uose iuose iaus y
      tuve>tuve tuves>tuve tuvei>tuve tuviu>tuve tuvems>tuve`),
    cuts('sc>st dz>d'),
  ],
} as const;

/** Endings in the one spelling that words are compared in. */
const greekCuts = (rows: string) => cuts(inLatinScript(rows, 'el'));

export const greek = {
  el: [
    greekCuts(`οσ οι ου ουσ ο α ασ εσ η ησ εισ εωσ ων ι ια ιασ ιο ιου ιων ιεσ ειο ειου ειων εια ατα ατοσ ατων
      υ υα`),
  ],
} as const;
