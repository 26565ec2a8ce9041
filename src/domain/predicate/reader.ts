/** Tokenizes a predicate into words, texts, numbers and signs, read from left to right. */

type Token = { kind: 'word' | 'text' | 'number' | 'sign' | 'end'; text: string; at: number };

/** Thrown at a syntax error at any depth; caught in this folder. */
export class Misread extends Error {}

export type Reader = {
  peek: () => Token;
  take: () => Token;
  /** Whether the next token is this word or sign. */
  isNext: (text: string) => boolean;
  /** The same, and consumes the token if it is. */
  takes: (text: string) => boolean;
  /** The error at the current position: what was expected and what was found. */
  fault: (wanted: string) => Misread;
};

export function readerOf(source: string): Reader {
  const tokens = tokensOf(source);
  let place = 0;
  const end: Token = { kind: 'end', text: '', at: source.length };
  const peek = () => tokens[place] ?? end;
  const take = () => {
    const token = peek();
    place += 1;
    return token;
  };
  const fault = (wanted: string) => {
    const { kind, text, at } = peek();
    const found = kind === 'end' ? 'the end' : text;
    return new Misread(`character ${at + 1}: ${wanted} expected, found ${found}`);
  };
  const isNext = (text: string) => peek().kind !== 'text' && peek().text === text;
  const takes = (text: string) => {
    const found = isNext(text);
    if (found) take();
    return found;
  };
  return { peek, take, isNext, takes, fault };
}

function tokensOf(source: string): Token[] {
  const pattern =
    /\s*(?:("(?:[^"\\]|\\.)*")|([A-Za-z]\w*(?:\.\w+)*)|(\d+(?:\.\d+)?)|(<>|<=|>=|[=<>(),])|(\S))/gy;
  return [...source.matchAll(pattern)].map((match): Token => {
    const [whole, text, word, number, sign, other] = match;
    const found = text ?? word ?? number ?? sign ?? other ?? '';
    const at = match.index + whole.length - found.length;
    if (other) throw new Misread(`character ${at + 1}: ${other} is not understood`);
    if (text) return { kind: 'text', text: text.slice(1, -1).replace(/\\(.)/g, '$1'), at };
    return { kind: word ? 'word' : number ? 'number' : 'sign', text: found, at };
  });
}
