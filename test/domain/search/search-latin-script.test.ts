/**
 * Greek and Bulgarian typed on a keyboard with Latin letters, with and without accents, and with vowels that sound alike.
 * The spellings: ELOT 743 and the Bulgarian transliteration act, and what people type in chats ("Greeklish", "shlyokavitsa").
 */
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';
import { beginningsIn, begins, inLatinScript } from '#domain/search/latin-script.ts';
import { readingsOf, termsOf, wordsOf } from '#domain/search/words.ts';

const spellings: Partial<Record<Language, [written: string, ...typed: string[]][]>> = {
  el: [
    ['φριτέζα', 'friteza', 'φριτεζα', 'φρυτέζα'],
    ['μηχανή', 'michani', 'mixani', 'mihani', 'mhxanh', 'μυχανή'],
    ['γεννήτρια', 'gennitria', 'genitria', 'gennhtria'],
    ['ψυγείο', 'psigio', 'psygeio', 'psigeio', 'ψυγιο'],
    ['ζυγαριά', 'zigaria', 'zygaria', 'ζιγαριά'],
    ['φούρνος', 'fournos', 'foyrnos', 'φουρνος'],
    ['μπαταρία', 'mpataria', 'bataria'],
    ['χειροκίνητο', 'xeirokinito', 'cheirokinito', 'heirokinito', 'χειροκινητο'],
    ['τοστιέρα', 'tostiera', 'τοστιερα'],
    ['μίξερ', 'mixer', 'mikser'],
    ['κομπρεσέρ', 'kompreser', 'compreser'],
    ['τροχός', 'troxos', 'trochos', 'trohos'],
    ['σκάλα', 'skala', 'scala'],
  ],
  bg: [
    ['водоструйка', 'vodostruyka', 'vodostrujka', 'vodostruika', 'wodostruika'],
    ['фритюрник', 'fritiurnik', 'frityurnik', 'fritjurnik'],
    ['кафемашина', 'kafemashina'],
    ['ъглошлайф', 'agloshlayf', 'agloshlaif'],
    ['гайковерт', 'gaykovert', 'gaikovert', 'gajkovert'],
    ['хладилник', 'hladilnik', 'khladilnik', 'xladilnik'],
    ['стълба', 'stalba'],
    ['менгеме', 'mengeme'],
    ['градинска', 'gradinska'],
    ['жираф', 'zhiraf', 'jiraf'],
    ['тезгях', 'tezgyah', 'tezgiah', 'tezgqh'],
  ],
};

describe.each(Object.entries(spellings))('in %s', (code, rows) => {
  const language = code as Language;
  it.each(rows)('%s is found however it is typed', (written, ...typed) => {
    const term = wordsOf(written, language)[0]?.term;
    for (const each of typed) {
      const [word] = wordsOf(each, language);
      expect(word && readingsOf(word).map(({ term }) => term), each).toContain(term);
    }
  });

  it.each(rows)('%s in its one spelling stays as it is', (written) => {
    const once = inLatinScript(fold(written), language);
    expect(inLatinScript(once, language)).toBe(once);
    expect(once).toMatch(/^[a-z]+$/);
  });
});

it.each([
  ['el', 'XL', 'XXL'],
  ['bg', 'XL', 'XXL'],
  ['el', 'L', 'XL'],
] as const)('%s: the sizes %s and %s stay apart', (language, one, other) => {
  expect(wordsOf(one, language)[0]?.term).not.toBe(wordsOf(other, language)[0]?.term);
});

/** A beginning of each length is a beginning of the word, whatever letter follows. */
it.each([
  ['el', 'ψυγείο'],
  ['el', 'αντλία'],
  ['el', 'παιδικό'],
  ['el', 'μπαταρία'],
  ['el', 'ευθύς'],
  ['bg', 'хладилник'],
  ['bg', 'кафемашина'],
] as const)('%s: each beginning of %s leads to it', (language, written) => {
  const word = fold(written);
  const whole = inLatinScript(word, language);
  for (let length = 1; length < word.length; length += 1) {
    const typed = word.slice(0, length);
    const starts = beginningsIn(typed, language);
    expect(
      starts.some((start) => whole.startsWith(start)),
      `${typed} → ${starts}`,
    ).toBe(true);
    expect(begins(word, typed, language)).toBe(true);
  }
});

it('small words typed in Latin letters say nothing either', () => {
  expect(termsOf('kafetiera me gia', 'el')).toEqual(termsOf('καφετιέρα', 'el'));
  expect(termsOf('masa za kuhnya', 'bg')).toEqual(termsOf('маса кухня', 'bg'));
});

it('a word with several letters of two meanings is read in each combination', () => {
  const [word] = wordsOf('plhrwmh', 'el');
  expect(word && readingsOf(word).map(({ term }) => term)).toContain(termsOf('πληρωμή', 'el')[0]);
});

it.each([
  ['παιδικό', 'pa', true],
  ['παιδικό', 'paid', true],
  ['παιδικό', 'ped', true],
  ['πέδιλο', 'πα', false],
  ['πέδιλο', 'παι', true],
  ['μπαταρία', 'mp', true],
  ['μπαταρία', 'b', true],
] as const)('el: whether %s begins with %s: %s', (written, typed, is) => {
  expect(begins(fold(written), fold(typed), 'el')).toBe(is);
});

it('words of other languages stay as they are', () => {
  expect(inLatinScript('mixer', 'de')).toBe('mixer');
});
