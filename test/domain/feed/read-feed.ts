/** A merchant feed as an XML parser reads it that is not part of the shop. */
import { type Element, parseXmlDocument } from 'slimdom';

/** The namespace of Google's attributes in RSS 2.0. */
const google = 'http://base.google.com/ns/1.0';

/** The values of each attribute in their order; an attribute with sub-attributes has such values itself. */
export type Values = Map<string, Value[]>;
export type Value = string | Values;
export type Feed = { channel: Map<string, string>; items: Values[] };

/** Throws if the text is not well-formed, or is no RSS 2.0 with items in one channel. */
export function readFeed(xml: string): Feed {
  const root = parseXmlDocument(xml).documentElement;
  if (root?.nodeName !== 'rss' || root.getAttribute('version') !== '2.0') throw new Error('no RSS');
  const [channel, ...others] = root.children;
  if (channel?.nodeName !== 'channel' || others.length > 0) throw new Error('not one channel');
  const parts = channel.children;
  return {
    channel: new Map(
      parts
        .filter(({ nodeName }) => nodeName !== 'item')
        .map((part) => [part.nodeName, said(part)]),
    ),
    items: parts.filter(({ nodeName }) => nodeName === 'item').map(valuesOf),
  };
}

function valuesOf(element: Element): Values {
  for (const { namespaceURI, nodeName } of element.children) {
    if (namespaceURI !== google) throw new Error(`${nodeName} is not in Google's namespace`);
  }
  const named = Map.groupBy(element.children, ({ localName }) => localName);
  return new Map([...named].map(([name, all]) => [name, all.map(readValue)]));
}

const readValue = (element: Element): Value =>
  element.children.length > 0 ? valuesOf(element) : said(element);

const said = (element: Element): string => element.textContent ?? '';

/** The only value of an attribute that has no sub-attributes; empty if it is not there. */
export function oneOf(values: Values, name: string): string {
  const [value = '', ...more] = values.get(name) ?? [];
  if (typeof value !== 'string' || more.length > 0) throw new Error(`${name} is not one value`);
  return value;
}

/** Each value of an attribute that has sub-attributes. */
export function partsOf(values: Values, name: string): Record<string, string>[] {
  return (values.get(name) ?? []).map((value) => {
    if (typeof value === 'string') throw new Error(`${name} has no sub-attributes`);
    return Object.fromEntries([...value.keys()].map((key) => [key, oneOf(value, key)]));
  });
}
