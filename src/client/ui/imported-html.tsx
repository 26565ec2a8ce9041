/**
 * The one place where HTML of the catalogue becomes part of a page. It may, because the import cleans it before it is
 * kept: tags and addresses from a short list, without scripts, styles and handlers; and the policy runs none of them.
 */
export function ImportedHtml({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
