/**
 * The only place that inserts the catalogue's HTML into a page. The import sanitizes it before it is stored: only
 * allowed tags and addresses, no scripts, styles and handlers; and the content security policy runs none of them.
 */
export function ImportedHtml({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
