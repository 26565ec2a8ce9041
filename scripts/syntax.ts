/** Parses source files, so that comments and strings are not mistaken for code. */
import { type ESTree, parseSync } from 'vite';

type Comment = { value: string; start: number };

/** The nodes of a file in text order, and its comments. */
export function syntaxOf(
  path: string,
  text: string,
): { nodes: ESTree.Node[]; comments: Comment[] } {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return { nodes: nodesBelow(program), comments };
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function nodesBelow(value: unknown, found: ESTree.Node[] = []): ESTree.Node[] {
  if (typeof value !== 'object' || value === null) return found;
  if (isNode(value)) found.push(value);
  for (const each of Object.values(value)) nodesBelow(each, found);
  return found;
}

function isNode(value: object): value is ESTree.Node {
  return 'type' in value && typeof value.type === 'string';
}
