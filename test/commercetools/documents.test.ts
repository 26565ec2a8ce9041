/** The GraphQL documents: valid against commercetools' published schema, and their modules up to date. */
import { readFileSync } from 'node:fs';
import {
  concatAST,
  type DocumentNode,
  type FieldNode,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import * as carts from '#worker/commerce/commercetools/documents/cart.ts';
import { publishedSchema } from '../../scripts/graphql/published-schema.ts';
import { sourceDocuments, writtenDocuments } from '../../scripts/graphql/written-documents.ts';
import { documents } from './all-documents.ts';

const schema = publishedSchema();
const sources = concatAST([...sourceDocuments().values()]);
const operations = sources.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);

describe('documents', () => {
  it('are all written', () => {
    expect(documents).toHaveLength(operations.length);
    expect(documents.length).toBeGreaterThan(15);
  });

  it.each(documents)('$name is valid as it is sent', ({ name, isQuery, text }) => {
    const document = parse(text);
    expect(validate(schema, document, specifiedRules).map(String)).toEqual([]);
    const [operation] = document.definitions;
    expect(operation).toMatchObject({
      operation: isQuery ? 'query' : 'mutation',
      name: { value: name },
    });
  });

  it.each(documents)('$name uses nothing that is deprecated', ({ text }) => {
    expect(validate(schema, parse(text), [NoDeprecatedCustomRule]).map(String)).toEqual([]);
  });

  it('have modules that `npm run graphql` writes', () => {
    const outdated = [...writtenDocuments(schema)].flatMap(([path, text]) =>
      readFileSync(path, 'utf8') === text ? [] : [path],
    );
    expect(outdated, '`npm run graphql` was not run').toEqual([]);
  });
});

describe('a mistake is found', () => {
  /** The sources with one field or argument renamed. */
  function renamed(wanted: number): { document: DocumentNode; what: string } | undefined {
    let at = -1;
    let what = '';
    const other = <Node extends { name: FieldNode['name'] }>(node: Node): Node | undefined => {
      at += 1;
      if (at !== wanted) return undefined;
      what = node.name.value;
      return { ...node, name: { ...node.name, value: `${what}X` } };
    };
    const document = visit(sources, { Field: other, Argument: other });
    return what ? { document, what } : undefined;
  }

  it('in each field and each argument', () => {
    const missed: string[] = [];
    let tried = 0;
    for (let found = renamed(0); found; found = renamed(tried)) {
      tried += 1;
      if (validate(schema, found.document, specifiedRules, { maxErrors: 1 }).length === 0) {
        missed.push(found.what);
      }
    }
    expect(missed).toEqual([]);
    expect(tried).toBeGreaterThan(200);
  });

  it('in the type of a variable', () => {
    const text = carts.updateCart.text.replace('$version:Long!', '$version:String!');
    expect(text).not.toBe(carts.updateCart.text);
    expect(validate(schema, parse(text))).not.toEqual([]);
  });
});
