/** Source files as the architecture rules read them. */
import type { ESTree } from 'vite';
import { lineAt, syntaxOf } from '../../scripts/syntax.ts';

export type Import = {
  /** As written: `#domain/cart/cart.ts`, `../texts.ts`, `zod`. */
  specifier: string;
  line: number;
  /** Erased at run time. */
  typeOnly: boolean;
  /** `import('…')`: loaded on demand, so it does not affect the load order. */
  dynamic: boolean;
};

export type Source = {
  /** From the root of the repository: `src/domain/cart/cart.ts`. */
  path: string;
  text: string;
  imports: Import[];
  /** Lines that contain `any` or `x!` or switch the type check off, with what they contain. */
  typeHoles: { line: number; what: string }[];
};

const holes: Record<string, string> = { TSAnyKeyword: 'any', TSNonNullExpression: 'x!' };

export function sourceOf(path: string, text: string): Source {
  const { nodes, comments } = syntaxOf(path, text);
  const imports = nodes.flatMap((node) => {
    const found = importOf(node);
    return found ? { ...found, line: lineAt(text, node.start) } : [];
  });
  const switchedOff = comments.flatMap(({ value, start }) => {
    const directive = /@ts-(?:ignore|nocheck)/.exec(value)?.[0];
    return directive ? { line: lineAt(text, start), what: directive } : [];
  });
  const untyped = nodes.flatMap(({ type, start }) => {
    const what = holes[type];
    return what ? { line: lineAt(text, start), what } : [];
  });
  return { path, text, imports, typeHoles: [...untyped, ...switchedOff] };
}

function importOf(node: ESTree.Node): Omit<Import, 'line'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return named(node.source, { typeOnly: isTypeImport(node) });
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return named(node.source, { typeOnly: node.exportKind === 'type' });
    case 'ImportExpression':
      return named(node.source, { dynamic: true });
    case 'TSImportType':
      return named(node.source, { typeOnly: true });
    default:
      return undefined;
  }
}

function named(
  source: ESTree.Node | null,
  kind: { typeOnly?: boolean; dynamic?: boolean },
): Omit<Import, 'line'> | undefined {
  const specifier = literalOf(source);
  return specifier === undefined
    ? undefined
    : { specifier, typeOnly: false, dynamic: false, ...kind };
}

function isTypeImport({ importKind, specifiers }: ESTree.ImportDeclaration): boolean {
  if (importKind === 'type') return true;
  const isType = (each: (typeof specifiers)[number]) =>
    each.type === 'ImportSpecifier' && each.importKind === 'type';
  return specifiers.length > 0 && specifiers.every(isType);
}

/** The text of `'./a.ts'` or of a template without expressions. */
function literalOf(node: ESTree.Node | null): string | undefined {
  if (node?.type === 'Literal') return String(node.value);
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
