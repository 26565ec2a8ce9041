/**
 * The file of drawn sheets: PDF/A-3b (ISO 19005-3), with its structure, and with the data of a Factur-X invoice
 * embedded.
 */

import { type Fonts, type Paper, sheet } from './paper.ts';
import {
  deflated,
  type PdfObjects,
  pdfObjects,
  type Reference,
  ref,
  textString,
} from './pdf-file.ts';
import { embedPicture } from './picture.ts';
import { srgbProfile } from './srgb-profile.ts';
import { writtenTags } from './tags.ts';
import { type Metadata, xmpOf } from './xmp.ts';

export type Attachment = { name: string; description: string; xml: string };

export type FileParts = {
  metadata: Omit<Metadata, 'facturX'>;
  /** Factur-X data. */
  attachment?: Attachment | undefined;
};

export async function documentFile(
  drawn: Paper,
  fonts: Fonts,
  { metadata, attachment }: FileParts,
): Promise<Uint8Array> {
  const objects = pdfObjects();
  const [regular, bold] = [await fonts.regular.embed(objects), await fonts.bold.embed(objects)];
  const pictures = drawn.pictures.map(
    (picture, at) => `/Picture${at + 1} ${ref(embedPicture(picture, objects))}`,
  );
  const resources =
    `<</Font<</Regular ${ref(regular)}/Bold ${ref(bold)}>>` +
    `${pictures.length > 0 ? `/XObject<<${pictures.join('')}>>` : ''}>>`;
  const tree = objects.reserve();
  const pages = await Promise.all(
    drawn.pages.map(async (content, at) => {
      const operators = new TextEncoder().encode(content.join('\n'));
      return { at, data: await deflated(operators) };
    }),
  );
  const leaves = pages.map(({ at, data }) => {
    const content = objects.addStream('/Filter/FlateDecode', data);
    return objects.add(
      `<</Type/Page/Parent ${ref(tree)}/MediaBox[0 0 ${sheet.width} ${sheet.height}]` +
        `/Resources${resources}/Contents ${ref(content)}/StructParents ${at}/Tabs/S>>`,
    );
  });
  objects.set(tree, `<</Type/Pages/Count ${leaves.length}/Kids[${leaves.map(ref).join(' ')}]>>`);
  const structure = writtenTags(drawn.document, leaves, objects);
  const profile = objects.addStream('/N 3/Filter/FlateDecode', await deflated(srgbProfile()));
  const xmp = xmpOf({ ...metadata, ...(attachment && { facturX: attachment.name }) });
  const described = objects.addStream('/Type/Metadata/Subtype/XML', new TextEncoder().encode(xmp));
  const catalogue = objects.add(
    `<</Type/Catalog/Pages ${ref(tree)}/Metadata ${ref(described)}/Lang(${metadata.language})` +
      `/MarkInfo<</Marked true>>/StructTreeRoot ${ref(structure)}` +
      '/ViewerPreferences<</DisplayDocTitle true>>' +
      '/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)' +
      `/Info(sRGB)/DestOutputProfile ${ref(profile)}>>]` +
      `${attachment ? await attached(attachment, metadata, objects) : ''}>>`,
  );
  return objects.file(catalogue, infoOf(metadata, objects), await idOf(xmp, drawn));
}

/** The same as the metadata says, for programs that read only this. */
function infoOf({ title, author, producer, createdAt }: Metadata, objects: PdfObjects): Reference {
  const date = `(D:${createdAt.slice(0, 19).replace(/\D/g, '')}Z)`;
  return objects.add(
    `<</Title${textString(title)}/Author${textString(author)}/Producer${textString(producer)}` +
      `/CreationDate${date}/ModDate${date}>>`,
  );
}

/** `Alternative`: the data say the same as the pages (Factur-X 1.07, 6.2.1). */
async function attached(
  { name, description, xml }: Attachment,
  { createdAt }: Metadata,
  objects: PdfObjects,
): Promise<string> {
  const data = new TextEncoder().encode(xml);
  const date = `(D:${createdAt.slice(0, 19).replace(/\D/g, '')}Z)`;
  const file = objects.addStream(
    `/Type/EmbeddedFile/Subtype/text#2Fxml/Filter/FlateDecode` +
      `/Params<</ModDate${date}/Size ${data.length}>>`,
    await deflated(data),
  );
  const specification = objects.add(
    `<</Type/Filespec/F(${name})/UF${textString(name)}/Desc${textString(description)}` +
      `/AFRelationship/Alternative/EF<</F ${ref(file)}/UF ${ref(file)}>>>>`,
  );
  return (
    `/AF[${ref(specification)}]` +
    `/Names<</EmbeddedFiles<</Names[${textString(name)} ${ref(specification)}]>>>>`
  );
}

/** The same document has the same id, and the same bytes. */
async function idOf(xmp: string, { pages }: Paper): Promise<string> {
  const data = new TextEncoder().encode(xmp + pages.flat().join());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
