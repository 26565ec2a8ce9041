/** Letters that no decomposition takes apart, as one writes them without. */
export const latinLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
};
