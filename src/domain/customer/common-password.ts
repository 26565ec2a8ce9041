/**
 * Passwords that are guessed first, by rule instead of a copied list: words that many choose, in the shop's languages,
 * names of the person and the shop, walks over a keyboard, years, runs and repetitions, each also with look-alike signs
 * (`p4ssw0rt`) and with what is put before or behind it. It knows no leaked passwords beyond that; the service of
 * services/breached-passwords does.
 */

/** A password has to have as many unforeseeable parts: a guessable word is one part, any other character is one. */
const leastParts = 5;

/** Shorter names and pieces would be found in harmless words. */
const shortestPiece = 4;

const words = `
password passwort kennwort passord wachtwoord contrasena senha palavra parola heslo haslo geslo lozinka jelszo
salasana slaptazodis losenord motdepasse adgangskode kodeord parolata kwdikos secret geheim tajne sekret hemligt
welcome willkommen bienvenue bienvenido benvenuto bemvindo witaj vitaj vitejte valkommen velkommen tervetuloa udvozlom
hello hallo bonjour hola ciao salut ahoj czesc moin servus hejsan
admin administrator login user guest root test testing demo master default changeme letmein access
iloveyou ichliebedich jetaime teamo tiamo kochamcie miluji szeretlek liebe amour love schatz liebling
qwerty qwertz azerty dragon monkey sunshine princess prinzessin princesa football fussball futbol soccer baseball
superman batman pokemon starwars michael andreas thomas martin peter maria julia daniel nicole jessica charlie
summer winter spring autumn sommer herbst fruehling hiver printemps automne verano otono invierno estate inverno
january february monday montag freitag friday january januar februar december dezember
hund katze hunde hunter shadow flower blume computer internet google facebook samsung
`
  .split(/\s+/)
  .filter(Boolean);

const walks = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
];
const allWalks = walks.flatMap((walk) => [walk, [...walk].reverse().join('')]);

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Who chooses it: what others know about the person. */
export type PasswordOwner = { email?: string; firstName?: string; lastName?: string };

export function isCommonPassword(password: string, owner: PasswordOwner = {}): boolean {
  const text = folded(password);
  const known = [...words, 'kontor', ...piecesOf(owner)].map(folded);
  const plain = [...text].map((letter) => lookAlikes[letter] ?? letter).join('');
  return partsOf([text, plain], known) < leastParts;
}

/** The parts that a guesser has to guess, found greedily from the left. */
function partsOf([text, plain]: readonly [string, string], known: readonly string[]): number {
  let parts = 0;
  for (let at = 0; at < text.length; parts += 1) {
    at += Math.max(pieceAt(text.slice(at), known), pieceAt(plain.slice(at), known));
  }
  return parts;
}

/** The length of the foreseeable piece that a text begins with; 1 if there is none. */
function pieceAt(rest: string, known: readonly string[]): number {
  const lengths = [
    ...known.filter((word) => rest.startsWith(word)).map(({ length }) => length),
    ...allWalks.map((walk) => walkAt(rest, walk)),
    /^(?:19|20)\d\d/.test(rest) ? 4 : 0,
    /^(.)\1*/su.exec(rest)?.[0].length ?? 0,
    /^(.{2,8}?)\1+/su.exec(rest)?.[0].length ?? 0,
  ];
  return Math.max(1, ...lengths);
}

/** How many characters of a keyboard's row a text begins with, at least three. */
function walkAt(rest: string, walk: string): number {
  const from = walk.indexOf(rest[0] ?? ' ');
  if (from < 0) return 0;
  let length = 1;
  while (from + length < walk.length && rest[length] === walk[from + length]) length += 1;
  return length >= 3 ? length : 0;
}

function piecesOf({ email = '', firstName = '', lastName = '' }: PasswordOwner): string[] {
  return [email, ...email.split(/[^\p{L}\p{N}]+/u), ...`${firstName} ${lastName}`.split(/\s+/)]
    .map((piece) => piece.trim())
    .filter(({ length }) => length >= shortestPiece);
}

/** Without capitals and accents. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
