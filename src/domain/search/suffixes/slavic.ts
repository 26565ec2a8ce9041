import { inLatinScript } from '../latin-script.ts';
import { cuts } from './step.ts';

/** Endings in the one spelling that words are compared in. */
const bulgarianCuts = (rows: string, leaves?: number) => cuts(inLatinScript(rows, 'bg'), leaves);

/** Fleeting vowels, which only some forms of a word have: lonec, lonce; vozicek, vozicky. */
const fleeting = 'ek>k ec>c iek>k iec>c el>l iel>l';

export const slavic = {
  cs: [
    cuts(`a e i o u y ou um em im am ech ach ich ych ami emi imi ymi ovi eho emu
      stul>stol stuly>stol`),
    cuts(fleeting),
  ],
  sk: [
    cuts(`a e i o u y ia ie iu ou ov om em im ym am och ach iach ich ych ami mi imi ymi ovi
      eho emu ej`),
    cuts(`${fleeting} ok>k`),
  ],
  pl: [
    cuts(`a e i o u y ia ie iu ow om em im ym am ach iach ich ych ami iami imi ymi owi
      ego iego emu iemu ej iej`),
    cuts(fleeting),
  ],
  sl: [
    cuts(`a e i o u om em im am ov ev ih eh ah ami imi ema oma ega emu jo
      lestev>lestv rji>r rja>r rje>r rju>r rjev>r`),
    cuts(`${fleeting} ev>v er>r`),
  ],
  // A plural softens k and g: hladnjak, hladnjaci; uteg, utezi. Both č and c fold to c.
  hr: [
    cuts(`a e i o u om em oj im am ov ovi eva evi ova ove eve ovima evima ama ima ami
      ih og oga omu stroj>stroj`),
    cuts('ak>c ac>c ik>ic eg>ez og>oz'),
  ],
  bg: [
    bulgarianCuts('ът ят та то те палета>палет', 4),
    bulgarianCuts('а е и о я ия ии ове еве ови ета'),
    bulgarianCuts('ик>иц ен>н ел>л'),
  ],
} as const;
