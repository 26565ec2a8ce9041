/** Reads as much of the language of protocol buffers as Google's published address messages use, and checks JSON by it. */
import { readFileSync } from 'node:fs';

type Field = { type: string; isRepeated: boolean };
/** Fields by their names on the JSON wire, and enums by their values. */
type Messages = Record<string, Record<string, Field>>;
type Enums = Record<string, string[]>;

const files = ['address_validation_service.proto', 'address.proto'];
const text = files
  .map((name) => readFileSync(`test/contracts/google/${name}`, 'utf8').replace(/\/\/.*$/gm, ''))
  .join('\n');

/** Of google/type/postal_address.proto what an address is asked by; it is not in the folder. */
const postalAddress: Record<string, Field> = {
  regionCode: { type: 'string', isRepeated: false },
  addressLines: { type: 'string', isRepeated: true },
};

export const enums: Enums = Object.fromEntries(
  [...text.matchAll(/\benum (\w+) \{([^}]*)\}/g)].map(([, name = '', body = '']) => [
    name,
    [...body.matchAll(/^\s*(\w+) = \d+/gm)].map(([, value = '']) => value),
  ]),
);

/** An enum inside a message is no part of its fields. */
const withoutEnums = text.replace(/\benum \w+ \{[^}]*\}/g, '');

export const messages: Messages = {
  ...Object.fromEntries(
    [...withoutEnums.matchAll(/\bmessage (\w+) \{([^}]*)\}/g)].map(([, name = '', body = '']) => [
      name,
      fieldsIn(body),
    ]),
  ),
  'google.type.PostalAddress': postalAddress,
};

function fieldsIn(body: string): Record<string, Field> {
  const found = body.matchAll(/^\s*(repeated )?([\w.]+) (\w+) = \d+/gm);
  return Object.fromEntries(
    [...found].map(([, repeated, type = '', name = '']) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      { type, isRepeated: repeated !== undefined },
    ]),
  );
}

/** What in a value is not as the message says, each with its place. */
export function faultsIn(value: unknown, message: string, at = message): string[] {
  const fields = messages[message];
  if (!fields) return [`${at}: no message ${message}`];
  return Object.entries(value as object).flatMap(([name, inside]) => {
    const field = fields[name];
    const place = `${at}.${name}`;
    if (!field) return [`${place}: not in ${message}`];
    if (Array.isArray(inside) !== field.isRepeated) return [`${place}: one and many mixed up`];
    return [inside].flat().flatMap((each) => faultsOf(each, field.type, place));
  });
}

function faultsOf(value: unknown, type: string, at: string): string[] {
  const values = enums[type];
  if (values) return values.includes(String(value)) ? [] : [`${at}: ${value} is no ${type}`];
  if (type === 'string') return typeof value === 'string' ? [] : [`${at}: no text`];
  if (type === 'bool') return typeof value === 'boolean' ? [] : [`${at}: neither true nor false`];
  return faultsIn(value, type, at);
}
