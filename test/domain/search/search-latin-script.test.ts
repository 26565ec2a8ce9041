/**
 * Greek and Bulgarian typed on a keyboard with Latin letters, with and without accents, and with vowels that sound alike.
 * The spellings: ELOT 743 and the Bulgarian transliteration act, and what people type in chats ("Greeklish", "shlyokavitsa").
 */
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';
import { inLatinScript } from '#domain/search/latin-script.ts';
import { wordsOf } from '#domain/search/words.ts';

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
      expect([word?.term, ...(word?.readings ?? [])], each).toContain(term);
    }
  });

  it.each(rows)('%s in its one spelling stays as it is', (written) => {
    const once = inLatinScript(fold(written), language);
    expect(inLatinScript(once, language)).toBe(once);
    expect(once).toMatch(/^[a-z]+$/);
  });
});

it('words of other languages stay as they are', () => {
  expect(inLatinScript('mixer', 'de')).toBe('mixer');
});
