/**
 * Addresses of the web in names and in short texts. They are mailed and printed: with an address in them, the shop's own
 * mail would lead its reader to a stranger's site. A person has none; a company may be called like its domain
 * (booking.com); a text may have an e-mail address, and sentences without a space between them.
 */

const scheme =
  /\b(?:https?|hxxps?|ftp|wss?)\s*:|\b(?:javascript|data|file|mailto|tel):\S|:\s*\/\//iu;
const www = /(?:^|[^\p{L}\p{N}])www\d?\s*\.\s*[\p{L}\p{N}]/iu;

/** Labels, a top-level domain, and what may follow it in an address. */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const domain = new RegExp(
  String.raw`(?<![\p{L}\p{N}.-])(?<labels>(?:${label}\.)+)(?<ending>\p{L}{2,24}|xn--[a-z0-9-]+)(?![\p{L}\p{N}-])(?<path>(?::\d+)?[/?#]\S*)?`,
  'giu',
);

/** Top-level domains of Europe, and those that unwanted mail uses most; an ending that is none of them is a name. */
const general = 'com net org info biz eu gov edu int mobi xyz';
const countries = `ad al at ba be bg by ch co cy cz de dk ee es fi fo fr gb gg gi gl gr hr hu ie im io is it je li
  lt lu lv ly mc md me mk mt nl no pl pt ro rs ru se si sk sm su to tr tv ua uk us va ws tk ml ga cf gq cc cn in ai`;
const others = `app dev shop store online site website web top club live life pro link click space fun icu vip win
  bid loan work world today page cloud host one buzz gift promo deals sale cash bank email support help news blog
  media agency company solutions services digital tech systems network center academy zip mov бг рф срб укр ελ ευ ею`;
const words = (text: string): string[] => text.split(/\s+/);
const endings = new Set([...words(general), ...words(countries), ...words(others)]);
const generalEndings = new Set(words(general));

/** `text`: what somebody writes in own words. */
type Kind = 'person' | 'company' | 'text';

/** Whether a name or a text has an address of the web in it. */
export function hasWebAddress(text: string, kind: Kind): boolean {
  // Wide dots and slashes look like plain ones, and invisible characters hide that two words are one.
  const seen = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/。/gu, '.');
  if (scheme.test(seen) || www.test(seen)) return true;
  return [...seen.matchAll(domain)].some(({ groups = {}, index }) => {
    const { labels = '', ending = '', path } = groups;
    if (!isEnding(ending)) return false;
    if (path !== undefined) return true;
    if (kind === 'company' || isInitials(labels, ending)) return false;
    return kind === 'person' || !(seen[index - 1] === '@' || isNewSentence(labels, ending));
  });
}

/** `Topf.Es`, `abierta.No`: the end of a sentence and the first word of the next one. */
const isNewSentence = (labels: string, ending: string): boolean =>
  /^\p{L}+\.$/u.test(labels) && /^\p{Lu}\p{Ll}$/u.test(ending);

function isEnding(ending: string): boolean {
  const lower = ending.toLowerCase();
  return endings.has(lower) || lower.startsWith('xn--');
}

/** `J.Page`, `W.de Vries`, `St.Link`: letters before a surname or a particle. Nobody is called `.com`. */
function isInitials(labels: string, ending: string): boolean {
  const isShort = labels.split('.').every((part) => [...part].length <= 2);
  return isShort && !generalEndings.has(ending.toLowerCase());
}
