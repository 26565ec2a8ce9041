/** Validates documents against the published XML schemas of UBL 2.1 and CII, with libxml2. */
import { readdirSync, readFileSync } from 'node:fs';
import { memoryPages, validateXML } from 'xmllint-wasm';

export type Document = { name: string; xml: string };

/** `folder`: with the schema and those that it imports. All documents at once: reading the schemas takes longest. */
export async function schemaFaults(
  folder: string,
  schema: string,
  documents: readonly Document[],
): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.xsd'))
    .map((fileName) => ({
      fileName,
      // UBL's are in two folders.
      contents: readFileSync(`${folder}/${fileName}`, 'utf8').replaceAll('"../common/', '"'),
    }));
  const { errors } = await validateXML({
    xml: documents.map(({ name, xml }) => ({ fileName: `${name}.xml`, contents: xml })),
    schema: files.filter(({ fileName }) => fileName === schema),
    preload: files.filter(({ fileName }) => fileName !== schema),
    initialMemoryPages: 256,
    maxMemoryPages: memoryPages.GiB,
  });
  return errors.map(({ message, loc }) => `${loc?.fileName ?? ''}: ${message}`);
}
