import { cuts, singleLast } from './step.ts';

/** Endings of singular words that look like a plural; -as and -os are not among them (cameras, videos). */
const singular = 'ss>ss us>us is>is gas>gas glas>glas';

export const germanic = {
  en: [
    cuts(`s ies>y ${singular}
      sses>ss shes>sh ches>ch xes>x zzes>zz buses>bus gases>gas lenses>lens lens>lens canvas>canvas
      shelves>shelf knives>knife halves>half loaves>loaf atoes>ato
      women>woman womens>woman children>child childrens>child feet>foot teeth>tooth`),
    // British and American: steriliser, sterilizer; litre, liter.
    cuts('iser>izer ised>ized isation>ization tre>ter colour>color aluminium>aluminum'),
  ],
  // -er alone is not removed: Schrauber and Schraube are different goods.
  de: [
    cuts(`e en es em s ern>er ers>er eln>el els>el ${singular}
      ischer>isch ischen>isch ofen>ofen ofens>ofen eisen>eisen eis>eis
      bretter>brett brettern>brett glaser>glas glasern>glas rader>rad facher>fach fachern>fach
      bander>band schilder>schild blatter>blatt tucher>tuch locher>loch bucher>buch`),
  ],
  // The plural doubles a consonant or opens a syllable: bak, bakken; schaal, schalen; schroef, schroeven.
  nl: [
    cuts(`s e en es ens ers>er els>el ors>or oren>or ${singular} pers>pers oven>oven ovens>oven`),
    cuts('v>f z>s'),
    singleLast,
    cuts(
      ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't']
        .map((last) => ['a', 'e', 'o', 'u'].map((v) => `${v}${v}${last}>${v}${last}`).join(' '))
        .join(' '),
    ),
  ],
  // -are, the ending of agent nouns, becomes -ar: kylare and kyl are different goods.
  sv: [
    cuts(`s ${singular} set>set sets>set`, 4),
    cuts(`a ar arna or orna er erna en et an ens ets ans are>ar aren>ar arens>ar e
      kran>kran set>set settet>set sett>set`),
    singleLast,
    cuts('el>l'),
  ],
  da: [
    cuts(`s ${singular}`, 4),
    cuts(`e er en et erne ene ere eren eres inet>inet
      saet>saet saettet>saet saettene>saet`),
    singleLast,
    cuts('el>l'),
  ],
  nb: [
    cuts(`s ${singular}`, 4),
    cuts(`e er en et ene ere eren erne a inett>inett inet>inet`),
    singleLast,
    cuts('el>l'),
  ],
} as const;
