/** The schema that commercetools publishes, with the rules of its scalars, which an introspection does not contain. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildClientSchema, GraphQLError, type GraphQLSchema, isScalarType } from 'graphql';

const file = resolve(import.meta.dirname, '../../contracts/commercetools/introspection.json.gz');

/** Of the published file, unpacked. */
export const publishedHash = '52640578b0eb61d2be9aab11f3250d6033ef04763d018e588a0740ea9a8cec5f';

const read = () => gunzipSync(readFileSync(file));

export const hashOfSchema = (): string => createHash('sha256').update(read()).digest('hex');

type Test = (value: unknown) => boolean;
const text =
  (form: RegExp): Test =>
  (value) =>
    typeof value === 'string' && form.test(value);

const scalars: Record<string, Test> = {
  Long: (value) => Number.isSafeInteger(value),
  Country: text(/^[A-Z]{2}$/),
  Currency: text(/^[A-Z]{3}$/),
  Locale: text(/^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*$/),
  Date: text(/^\d{4}-\d{2}-\d{2}$/),
  DateTime: text(/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/),
  KeyReferenceInput: text(/^[\w-]{2,256}$/),
};

let built: GraphQLSchema | undefined;

/** Built once: the schema has 2000 types. */
export function publishedSchema(): GraphQLSchema {
  built ??= withScalars(buildClientSchema(JSON.parse(read().toString('utf8'))));
  return built;
}

function withScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, isRight] of Object.entries(scalars)) {
    const type = schema.getType(name);
    if (!isScalarType(type)) throw new Error(`the schema has no scalar ${name}`);
    type.coerceInputValue = (value) => {
      if (isRight(value)) return value;
      throw new GraphQLError(`Expected a value of type ${name}, found: ${JSON.stringify(value)}`);
    };
    type.parseValue = type.coerceInputValue;
    const literal = type.parseLiteral.bind(type);
    type.parseLiteral = (node, variables) => type.coerceInputValue(literal(node, variables));
  }
  return schema;
}
