/** Finds the texts that the sources use by parsing them. */
import type { ESTree } from 'vite';
import { lineAt, syntaxOf } from '../syntax.ts';
import { baseOf, type Texts } from './coverage.ts';

type Usage = {
  /** Every string of the sources that could be a key. */
  strings: Set<string>;
  /** Prefixes of template literals: `listing.sort.` of `listing.sort.${sort}`. */
  prefixes: Set<string>;
  /** Calls such as t('cart.add', { count }). */
  calls: { key: string; counted: boolean; where: string }[];
};

/** The caller omits files that only list texts, because a name in a list is not a use. */
export function usageOf(files: readonly { path: string; text: string }[]): Usage {
  const usage: Usage = { strings: new Set(), prefixes: new Set(), calls: [] };
  for (const { path, text } of files) {
    for (const node of syntaxOf(path, text).nodes) {
      if (node.type === 'Literal' && typeof node.value === 'string') usage.strings.add(node.value);
      if (node.type === 'TemplateLiteral' && node.expressions.length > 0) {
        usage.prefixes.add(node.quasis[0]?.value.raw ?? '');
      }
      if (node.type !== 'CallExpression' || !isTranslate(node.callee)) continue;
      const [key, parameters] = node.arguments;
      if (key?.type !== 'Literal') continue;
      const where = `${path}:${lineAt(text, node.start)}`;
      usage.calls.push({ key: String(key.value), counted: hasCount(parameters), where });
    }
  }
  return usage;
}

/** Keys that no source uses; plural forms count as one key. */
export function unusedKeys(english: Texts, { strings, prefixes }: Usage): string[] {
  const built = [...prefixes].filter((prefix) => /^[a-z]\w*(\.\w+)*\.$/i.test(prefix));
  const isUsed = (key: string) =>
    strings.has(key) ||
    built.some((prefix) => key.startsWith(prefix) && !key.slice(prefix.length).includes('.'));
  return [...new Set(Object.keys(english).map(baseOf))].filter((key) => !isUsed(key));
}

/** Calls that would show a key instead of a text: an unknown key, or a key with plural forms without a number. */
export function brokenCalls(english: Texts, { calls }: Usage): string[] {
  const isPlural = (key: string) => `${key}_other` in english;
  return calls
    .filter(({ key, counted }) => !(key in english) && !(isPlural(key) && counted))
    .map(({ key, where }) => `${where} t('${key}')`);
}

function isTranslate(callee: ESTree.Node): boolean {
  return callee.type === 'Identifier' && callee.name === 't';
}

function hasCount(parameters: ESTree.Node | undefined): boolean {
  return (
    parameters?.type === 'ObjectExpression' &&
    parameters.properties.some(
      (each) =>
        each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'count',
    )
  );
}
