/** `npm run openapi`: regenerates docs/openapi.json. */
import { writeFileSync } from 'node:fs';
import { operations } from '#domain/operations.ts';
import { openApiText } from './openapi-document.ts';

writeFileSync('docs/openapi.json', openApiText());
console.log(`docs/openapi.json: ${Object.keys(operations).length} calls`);
