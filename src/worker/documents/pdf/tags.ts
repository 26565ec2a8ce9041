/** The structure of a document, by which screen readers read it: headings, paragraphs, tables (ISO 32000-1, 14.7). */
import { type PdfObjects, type Reference, ref, textString } from './pdf-file.ts';

export type TagName =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Figure'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

/** A piece of a page that belongs to an element. */
type Content = { page: number; id: number };

export type Element = {
  name: TagName;
  kids: (Element | Content)[];
  scope?: 'Column' | 'Row';
  /** What a figure shows. */
  shows?: string;
};

/** Writes the elements. Returns the root of the structure. */
export function writtenTags(
  document: Element,
  pages: readonly Reference[],
  objects: PdfObjects,
): Reference {
  const root = objects.reserve();
  /** By page and id: the element of each piece. */
  const owners: Reference[][] = pages.map(() => []);
  const write = (element: Element, parent: Reference): Reference => {
    const own = objects.reserve();
    const kids = element.kids.map((kid) => {
      if ('name' in kid) return ref(write(kid, own));
      const ofPage = owners[kid.page];
      if (ofPage) ofPage[kid.id] = own;
      const page = pages[kid.page];
      return page ? `<</Type/MCR/Pg ${ref(page)}/MCID ${kid.id}>>` : '';
    });
    const scope = element.scope ? `/A<</O/Table/Scope/${element.scope}>>` : '';
    const shows = element.shows ? `/Alt${textString(element.shows)}` : '';
    objects.set(
      own,
      `<</Type/StructElem/S/${element.name}/P ${ref(parent)}${scope}${shows}/K[${kids.join(' ')}]>>`,
    );
    return own;
  };
  const top = write(document, root);
  const tree = owners.map((ofPage, at) => `${at}[${ofPage.map(ref).join(' ')}]`).join('');
  objects.set(
    root,
    `<</Type/StructTreeRoot/K ${ref(top)}/ParentTree<</Nums[${tree}]>>` +
      `/ParentTreeNextKey ${pages.length}>>`,
  );
  return root;
}
