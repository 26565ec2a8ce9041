/** Requests judged by the description of the calls, docs/openapi.json. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'calls', ...JSON.parse(readFileSync('docs/openapi.json', 'utf8')) });

/** What is wrong with the body of a call; empty: nothing. */
export function faultsOfBody(name: string, body: unknown): string[] {
  const path = `/paths/~1new-ct~1${name}/post/requestBody/content/application~1json/schema`;
  const validate = ajv.getSchema(`calls#${path}`);
  if (!validate) throw new Error(`docs/openapi.json has no ${name}`);
  validate(body);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${name}${instancePath} ${message}`,
  );
}
