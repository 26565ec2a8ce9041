import type { StructuredData } from '#domain/seo/structured-data.ts';

/** JSON in the page for programs to read; the policy against inline scripts does not apply to it. */
export function DataBlock({ type, id, data }: { type: string; id?: string; data: unknown }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}

/** An object of schema.org. */
export function Structured({ data }: { data: StructuredData }) {
  return <DataBlock type="application/ld+json" data={data} />;
}
