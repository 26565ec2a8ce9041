/**
 * One spelling for words of languages that are not written in Latin letters, however they were typed: `μίξερ`, `μύξερ` and
 * `mixer`, `водоструйка` and `vodostrujka` meet. Letters of one sound become one letter, so misspelt vowels meet as well.
 * Sources: ISO 843 and ELOT 743 (Greek), the Bulgarian transliteration act, and what people type in chats.
 */
import type { Language } from '../country/countries.ts';

/** `letters`: of the language's script; `sounds`: spellings of one sound in Latin letters, applied to both scripts, longest first. */
type Script = {
  letters: Readonly<Record<string, string>>;
  sounds: Readonly<Record<string, string>>;
};

const scripts: Partial<Record<Language, Script>> = {
  el: {
    letters:
      pairs(`α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ ks ο o π p ρ r σ s τ t υ y φ f χ h
      ψ ps ω o`),
    // `y` of `ou`, `au`, `eu` is read with the letter before it; alone it is an `i`.
    sounds:
      pairs(`ou ou oy ou au au ay au av au af au eu eu ey eu ev eu ef eu ai e ei i oi i yi i ui i u i y i
      ph f ch h kh h x h c k q k mp b nt d gk g ng g ngk g`),
  },
  bg: {
    letters:
      pairs(`а a б b в v г g д d е e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х h ц ts
      ч ch ш sh щ sht ъ a ь i ю iu я ia`),
    sounds: pairs('y i j i w v q ia x h kh h ph f c ts ch ch'),
  },
};

/** Further readings of Latin letters that stand for more than one letter: `x` is χ or ξ, `h` is χ or η, `w` looks like ω. */
const ambiguous: Partial<Record<Language, readonly [RegExp, string][]>> = {
  el: [
    [/x/g, 'ks'],
    [/(?<![tckp])h/g, 'i'],
    [/w/g, 'o'],
  ],
  bg: [
    [/x/g, 'ks'],
    [/j/g, 'zh'],
  ],
};

/** The word in the one spelling of its language; words of other languages are returned unchanged. */
export function inLatinScript(foldedWord: string, language: Language): string {
  const script = scripts[language];
  if (!script) return foldedWord;
  const sounded = soundsOf(lettersOf(foldedWord, script), script);
  // Without a vowel it is an abbreviation or a size: XL is not XXL.
  return /[aeiou]/.test(sounded) ? sounded.replace(/([b-df-hj-np-tv-z])\1+/g, '$1') : sounded;
}

/** The same of each word of a folded text. */
export const textInLatinScript = (foldedText: string, language: Language): string =>
  foldedText
    .split(' ')
    .map((word) => inLatinScript(word, language))
    .join(' ');

/** What else a word in Latin letters may mean in the language; empty for words in its own script. */
export function otherReadings(foldedWord: string, language: Language): string[] {
  if (!/^[a-z]+$/.test(foldedWord)) return [];
  const readings = (ambiguous[language] ?? []).reduce(
    (read, [pattern, letter]) => read.concat(read.map((each) => each.replace(pattern, letter))),
    [foldedWord],
  );
  return [...new Set(readings)].filter((reading) => reading !== foldedWord);
}

/**
 * How the words begin, in the one spelling, of which only the beginning is typed: the next letter may change the sound
 * of the last one, as in `πα` and `παι`. Some of the words with such a beginning are others: see `begins`.
 */
export function beginningsIn(foldedWord: string, language: Language): string[] {
  const script = scripts[language];
  if (!script) return [foldedWord];
  const letters = lettersOf(foldedWord, script);
  const changed = Object.entries(script.sounds).flatMap(([sound, becomes]) =>
    [1, 2]
      .filter((typed) => typed < sound.length && letters.endsWith(sound.slice(0, typed)))
      .map((typed) => inLatinScript(letters.slice(0, -typed), language) + becomes),
  );
  return [...new Set([inLatinScript(foldedWord, language), ...changed])];
}

/** Whether a folded text begins with what is typed, letter by letter or in the one spelling. */
export function begins(foldedText: string, typed: string, language: Language): boolean {
  const script = scripts[language];
  if (!script) return foldedText.startsWith(typed);
  if (lettersOf(foldedText, script).startsWith(lettersOf(typed, script))) return true;
  return inLatinScript(foldedText, language).startsWith(inLatinScript(typed, language));
}

/** Letter by letter. */
const lettersOf = (foldedText: string, { letters }: Script): string =>
  foldedText.replace(/\p{L}/gu, (letter) => letters[letter] ?? letter);

const soundsOf = (latin: string, script: Script): string =>
  latin.replace(patternOf(script), (sound) => script.sounds[sound] ?? sound);

const patterns = new Map<Script, RegExp>();

function patternOf(script: Script): RegExp {
  const known = patterns.get(script);
  if (known) return known;
  const sounds = Object.keys(script.sounds).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(sounds.join('|'), 'g');
  patterns.set(script, pattern);
  return pattern;
}

function pairs(text: string): Record<string, string> {
  const words = text.split(/\s+/);
  return Object.fromEntries(
    words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : [])),
  );
}
