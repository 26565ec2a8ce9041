/** Validators out of a published OpenAPI description (3.1, so JSON Schema 2020-12). */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

export type Description = {
  components: { schemas: Record<string, object> };
  webhooks?: Record<string, { post: { requestBody: { content: Record<string, Content> } } }>;
};
type Content = { schema: { $ref: string } };

export function described(path: string) {
  const description: Description = JSON.parse(readFileSync(path, 'utf8'));
  // Not strict: descriptions carry words of their own (`x-addedInVersion`).
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
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
