/** Published OpenAPI documents as judges of what we send and what our sandboxes answer. */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { unknownFieldsIn } from './unknown-fields.ts';

export type Description = {
  components: { schemas: Record<string, object>; examples: Record<string, { value: unknown }> };
  webhooks?: Record<string, { post: { requestBody: { content: Record<string, Content> } } }>;
};
type Content = { schema: { $ref: string } };

/** Of OpenAPI 3.1, whose schemas are JSON Schema 2020-12. */
export function described(path: string) {
  const description: Description = JSON.parse(readFileSync(path, 'utf8'));
  // Not strict: descriptions carry words of their own (`x-addedInVersion`).
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'description', components: description.components });

  /** What does not fit, each by where it stands; empty: it fits. */
  function faults(schema: string, value: unknown): string[] {
    const validate = ajv.getSchema(`description#/components/schemas/${schema}`);
    if (!validate) throw new Error(`${path} has no ${schema}`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${schema}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  return { description, faults };
}

type Operation = {
  requestBody?: { $ref?: string };
  responses: Record<string, { $ref?: string }>;
};
type Document = { paths: Record<string, Record<string, unknown>> };

export type Contract = {
  /** What is wrong with a value, by a schema's name; empty: nothing. */
  faultsOf(schema: string, value: unknown): string[];
  faultsOfRequest(method: string, path: string, body: unknown): string[];
  faultsOfAnswer(method: string, path: string, status: number, body: unknown): string[];
};

/** Of OpenAPI 3.0. A field that its schema does not know is a fault. */
export function contractOf(document: Document): Contract {
  // Formats of the provider's own have no meaning here; their patterns and lengths stand beside them.
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false, logger: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'contract');

  function faults(pointer: string, value: unknown): string[] {
    const check =
      ajv.getSchema(`contract#${pointer}`) ?? ajv.compile({ $ref: `contract#${pointer}` });
    const errors = check(value) ? [] : (check.errors ?? []);
    return [
      ...errors.map(({ instancePath, message }) => `${instancePath} ${message}`),
      ...unknownFieldsIn(document, pointer, value),
    ];
  }

  /** The declared path, with its braces, that this one is an example of. */
  function declared(path: string): string {
    const fits = (each: string) =>
      new RegExp(`^${each.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
    const found = Object.keys(document.paths).find(fits);
    if (!found) throw new Error(`the contract has no ${path}`);
    return found;
  }

  const escaped = (part: string) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  const operation = (method: string, path: string) =>
    `/paths/${escaped(declared(path))}/${method.toLowerCase()}`;
  const json = `content/${escaped('application/json')}/schema`;

  return {
    faultsOf: (schema, value) => faults(`/components/schemas/${schema}`, value),
    faultsOfRequest(method, path, body) {
      const operations = document.paths[declared(path)] ?? {};
      const { requestBody } = operations[method.toLowerCase()] as Operation;
      // Told once for several operations.
      const shared = requestBody?.$ref?.slice('#'.length);
      return faults(`${shared ?? `${operation(method, path)}/requestBody`}/${json}`, body);
    },
    faultsOfAnswer(method, path, status, body) {
      const operations = document.paths[declared(path)] ?? {};
      const { responses } = operations[method.toLowerCase()] as Operation;
      const key = String(status);
      if (!Object.hasOwn(responses, key))
        return [`the contract has no status ${status} for ${path}`];
      // 204: there is nothing to judge.
      if (body === undefined) return [];
      const shared = responses[key]?.$ref?.slice('#'.length);
      return faults(`${shared ?? `${operation(method, path)}/responses/${key}`}/${json}`, body);
    },
  };
}
