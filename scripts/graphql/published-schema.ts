/** The published schema of commercetools' GraphQL API, by which documents are checked and their types are written. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

const path = 'test/contracts/commercetools/introspection.json.gz';

export function publishedSchema(): GraphQLSchema {
  const text = gunzipSync(readFileSync(path)).toString();
  return buildClientSchema(JSON.parse(text) as IntrospectionQuery);
}
