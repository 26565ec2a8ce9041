/** Slugs: Latin letters, digits and hyphens, transliterated by the rules of each language. */
import type { Language } from '../country/countries.ts';
import { latinLetters } from '../locale/latin-letters.ts';

type Letters = Readonly<Record<string, string>>;

const latin: Letters = { ...latinLetters, '×': 'x', '″': '' };

/** Letters that a language spells out, where others only strip the mark. */
const own: Partial<Record<Language, Letters>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { ø: 'oe', å: 'aa' },
  nb: { ø: 'oe', å: 'aa' },
};

/** The streamlined system of the Bulgarian transliteration act. */
const cyrillic: Letters = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
};

/** ELOT 743, which passports and road signs use; pairs come before single letters. */
const greek: Letters = {
  ου: 'ou',
  αυ: 'av',
  ευ: 'ev',
  μπ: 'mp',
  ντ: 'nt',
  γγ: 'ng',
  γκ: 'gk',
  γχ: 'nch',
  γξ: 'nx',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

export function slugify(text: string, language: Language): string {
  // Before a number Ø is the diameter sign, not a letter.
  const lower = text.toLowerCase().replace(/ø(?=\s\d)/g, '');
  const letters = own[language];
  const written = letters ? replaceLetters(lower, letters) : lower;
  // Cyrillic й is a letter of its own, not и with a mark, so it is replaced before marks are stripped.
  const stripped = replaceLetters(written, cyrillic).normalize('NFD').replace(/\p{M}/gu, '');
  return replaceLetters(replaceLetters(spellGreekPairs(stripped), greek), latin)
    .replace(/(\d)\s+x\s+(?=\d)/g, '$1x')
    .replace(/['’]/g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** υ becomes v or f depending on the next letter, and μπ becomes b at the beginning of a word. */
function spellGreekPairs(text: string): string {
  return text
    .replace(/(?<!\p{L})μπ/gu, 'b')
    .replace(/([αεη])υ(?=[θκξπστφχψ]|(?!\p{L}))/gu, '$1f')
    .replace(/([αεη])υ/g, '$1v');
}

const patterns = new Map<Letters, RegExp>();

function replaceLetters(text: string, letters: Letters): string {
  const pattern = patterns.get(letters) ?? new RegExp(Object.keys(letters).join('|'), 'g');
  patterns.set(letters, pattern);
  return text.replace(pattern, (letter) => letters[letter] ?? letter);
}
