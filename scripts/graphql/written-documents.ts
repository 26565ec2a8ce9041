/** The modules of the documents: their texts as the Worker sends them, and their types. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  typeFromAST,
  visit,
} from 'graphql';
import { answerType } from './answer-types.ts';
import { InputTypes } from './input-types.ts';

export const documentsFolder = 'src/worker/commerce/commercetools/documents';

const notice = '// Written by `npm run graphql`: change the .graphql file instead.';

/** By name of the file, without its extension. */
export function sourceDocuments(): Map<string, DocumentNode> {
  const names = readdirSync(documentsFolder).filter((name) => name.endsWith('.graphql'));
  return new Map(
    names.map((name) => [
      basename(name, '.graphql'),
      parse(readFileSync(`${documentsFolder}/${name}`, 'utf8')),
    ]),
  );
}

/** The text of each generated file by its path. */
export function writtenDocuments(schema: GraphQLSchema): Map<string, string> {
  const inputs = new InputTypes();
  const sources = sourceDocuments();
  const homes = new Map(
    [...sources].flatMap(([home, document]) =>
      fragmentsOf(document).map((fragment) => [fragment.name.value, { home, fragment }] as const),
    ),
  );
  const files = [...sources].flatMap(([home, document]): [string, string][] => {
    const inputFile = `${home}-inputs`;
    inputs.continueIn(inputFile);
    const module = moduleOf(home, document, schema, homes, inputs);
    const types = inputs.textOf(inputFile);
    const imports = inputs.importsOf(types, inputFile);
    const written: [string, string] = [`${documentsFolder}/${home}.ts`, formatted(module)];
    if (types.trim() === '') return [written];
    return [
      written,
      [`${documentsFolder}/${inputFile}.ts`, formatted([notice, ...imports, '', types].join('\n'))],
    ];
  });
  const superfluous = inputs.superfluous();
  if (superfluous.length > 0) throw new Error(`used-fields.ts: ${superfluous} is not used`);
  return new Map(files);
}

type Homes = Map<string, { home: string; fragment: FragmentDefinitionNode }>;

function moduleOf(
  home: string,
  document: DocumentNode,
  schema: GraphQLSchema,
  homes: Homes,
  inputs: InputTypes,
): string {
  const parts = [
    ...fragmentsOf(document).map((fragment) => fragmentText(fragment, schema)),
    ...operationsOf(document).map((operation) => operationText(operation, schema, homes, inputs)),
  ].join('\n\n');
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(parts);
  const foreign = [...homes].filter(([, { home: other }]) => other !== home);
  const imports = new Map<string, string[]>();
  const note = (file: string, name: string) =>
    imports.set(file, [...(imports.get(file) ?? []), name]);
  for (const [name, { home: file }] of foreign) {
    if (isUsed(name)) note(file, `type ${name}`);
    if (isUsed(textName(name))) note(file, textName(name));
  }
  return [
    notice,
    "import { document } from './document.ts';",
    ...inputs.importsOf(parts, home),
    ...[...imports].map(([file, names]) => `import { ${names.join(', ')} } from './${file}.ts';`),
    '',
    parts,
    '',
  ].join('\n');
}

function fragmentText(fragment: FragmentDefinitionNode, schema: GraphQLSchema): string {
  const { name, typeCondition, selectionSet } = fragment;
  const parent = schema.getType(typeCondition.name.value);
  if (!parent) throw new Error(`there is no type ${typeCondition.name.value}`);
  return [
    `export type ${name.value} = ${answerType(selectionSet, parent)};`,
    `export const ${textName(name.value)} = '${plain(fragment)}';`,
  ].join('\n');
}

function operationText(
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
  homes: Homes,
  inputs: InputTypes,
): string {
  const name = operation.name?.value;
  const root = schema.getRootType(operation.operation);
  if (!name || !root) throw new Error('an operation without a name');
  const variables = (operation.variableDefinitions ?? []).map(
    ({ variable, type, defaultValue }) => {
      const { type: value, needed } = inputs.valueOf(inputTypeOf(schema, type));
      const optional = !needed || defaultValue ? '?' : '';
      return `${variable.name.value}${optional}: ${value}${needed ? '' : ' | null'}`;
    },
  );
  const texts = [...fragmentsBelow(operation, homes)].map((each) => `\${${textName(each)}}`);
  return [
    `export type ${name} = ${answerType(operation.selectionSet, root)};`,
    `export type ${name}Variables = { ${variables.join('; ')} };`,
    `export const ${lowerFirst(name)} = document<${name}, ${name}Variables>(`,
    `  \`${plain(operation).replaceAll('$', '\\$')}${texts.join('')}\`,`,
    ');',
  ]
    .join('\n')
    .replaceAll('\\$', '$');
}

function inputTypeOf(schema: GraphQLSchema, node: Parameters<typeof typeFromAST>[1]) {
  const type = typeFromAST(schema, node as never);
  if (!type) throw new Error(`the schema does not know ${print(node)}`);
  return type as Parameters<InputTypes['valueOf']>[0];
}

/** Also those that its fragments use; each once. */
function fragmentsBelow(node: OperationDefinitionNode, homes: Homes): Set<string> {
  const found = new Set<string>();
  const look = (from: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(from, {
      FragmentSpread({ name: { value } }) {
        const fragment = homes.get(value)?.fragment;
        if (!fragment) throw new Error(`there is no fragment ${value}`);
        if (!found.has(value)) {
          found.add(value);
          look(fragment);
        }
      },
    });
  };
  look(node);
  return found;
}

const plain = (node: OperationDefinitionNode | FragmentDefinitionNode): string =>
  stripIgnoredCharacters(print(node));
const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const textName = (fragment: string): string => `${lowerFirst(fragment)}Text`;

const fragmentsOf = ({ definitions }: DocumentNode) =>
  definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
const operationsOf = ({ definitions }: DocumentNode) =>
  definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);

/** As `npm run lint` wants it. */
function formatted(text: string): string {
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--stdin-file-path=documents.ts'],
    { input: text, encoding: 'utf8' },
  );
  if (status !== 0 && !stdout) throw new Error(stderr);
  return stdout;
}
