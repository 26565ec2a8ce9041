/**
 * Runs the published Schematron rules of EN 16931. In each pattern the first rule whose context matches a node tests it
 * (ISO/IEC 19757-3). Checked against the package node-schematron: the same assertions fail.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Document, type Element, type Node, parseXmlDocument } from 'slimdom';

type Options = { namespaceResolver: (prefix: string) => string | null };

/** The package's own types bring those of browsers, which contradict the Worker's. */
type XPath = {
  evaluateXPathToBoolean(
    test: string,
    node: Node,
    domFacade?: null,
    variables?: object,
    options?: Options,
  ): boolean;
  evaluateXPathToNodes<Found extends Node>(
    path: string,
    node: Node,
    domFacade?: null,
    variables?: object,
    options?: Options,
  ): Found[];
};
const { evaluateXPathToBoolean, evaluateXPathToNodes }: XPath = createRequire(import.meta.url)(
  'fontoxpath',
);

type Assertion = { id: string; isFatal: boolean; test: string };
type Rule = { context: string; assertions: Assertion[] };

/** Yields the ids of the rules that a document breaks. */
export function schematronOf(path: string): (xml: string) => string[] {
  const schema = parseXmlDocument(readFileSync(path, 'utf8'));
  const named = (parent: Document | Element, name: string): Element[] =>
    evaluateXPathToNodes<Element>(`.//*[local-name() = "${name}"]`, parent);
  const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
  const namespaces = new Map(
    named(schema, 'ns').map((each) => [attribute(each, 'prefix'), attribute(each, 'uri')]),
  );
  const patterns = named(schema, 'pattern').map((pattern) =>
    named(pattern, 'rule').map(
      (rule): Rule => ({
        context: everywhere(attribute(rule, 'context')),
        assertions: named(rule, 'assert').map((assert) => ({
          id: attribute(assert, 'id'),
          isFatal: attribute(assert, 'flag') !== 'warning',
          test: attribute(assert, 'test'),
        })),
      }),
    ),
  );
  const options: Options = {
    namespaceResolver: (prefix: string) => namespaces.get(prefix) ?? null,
  };
  /** The assertions that fail, each with its node's place in the order of the document. */
  const failuresIn = (document: Document): Failure[] =>
    patterns.flatMap((rules) => {
      const tested = new Set<Node>();
      return rules.flatMap(({ context, assertions }) => {
        const nodes = evaluateXPathToNodes<Node>(context, document, null, {}, options);
        const own = nodes.filter((node) => !tested.has(node));
        for (const node of own) tested.add(node);
        return own.flatMap((node) =>
          assertions
            .filter(({ test }) => !evaluateXPathToBoolean(test, node, null, {}, options))
            .map((assertion) => ({ ...assertion, path: pathOf(node) })),
        );
      });
    });
  return (xml) => {
    const failures = failuresIn(parseXmlDocument(xml));
    if (failures.length === 0) return [];
    const exact = failuresIn(parseXmlDocument(inCents(xml)));
    const broken = failures.filter(
      ({ id, path, test }) =>
        !/xs:decimal|sum\(/.test(test) ||
        test.includes('string-length') ||
        exact.some((other) => other.id === id && other.path === path),
    );
    return [...new Set(broken.map(({ id, isFatal }) => (isFatal ? id : `${id} (warning)`)))];
  };
}

type Failure = Assertion & { path: string };

function pathOf(node: Node): string {
  const { parentNode } = node;
  if (!parentNode) return '';
  return `${pathOf(parentNode)}/${parentNode.childNodes.indexOf(node)}`;
}

/**
 * All amounts but prices times 100. The XPath library calculates decimals as binary fractions, in which 19.94 and 0.01
 * are not 19.95: a calculation is wrong only if it is wrong in whole cents too.
 */
function inCents(xml: string): string {
  return xml.replace(
    /(<(?!cbc:Price|ram:Charge)\w+:\w*Amount(?: [^>]*)?>)(-?\d+)\.(\d\d)</g,
    (_all, tag: string, whole: string, cents: string) => `${tag}${Number(whole + cents)}<`,
  );
}

/** A context is a pattern: each of its alternatives that does not begin at the root may be anywhere. */
function everywhere(context: string): string {
  return alternatives(context)
    .map((each) => each.trim())
    .map((each) => (each.startsWith('/') ? each : `//${each}`))
    .join(' | ');
}

/** Splits at each `|` that is in no brackets. */
function alternatives(context: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of context) {
    if ('[('.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (character === '|' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts;
}
