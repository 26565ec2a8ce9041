/** `npm run graphql`: writes the modules of the GraphQL documents, after they have been checked. */
import { writeFileSync } from 'node:fs';
import { concatAST, validate } from 'graphql';
import { publishedSchema } from './graphql/published-schema.ts';
import { sourceDocuments, writtenDocuments } from './graphql/written-documents.ts';

const schema = publishedSchema();
const faults = validate(schema, concatAST([...sourceDocuments().values()]));
for (const { message } of faults) console.error(message);
if (faults.length > 0) process.exit(1);

for (const [path, text] of writtenDocuments(schema)) {
  writeFileSync(path, text);
  console.log(path);
}
