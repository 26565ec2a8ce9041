/** Fields that an OpenAPI document does not know. Its schemas let them pass where they do not say otherwise; we do not. */

type Schema = {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: unknown;
};

/** `pointer`: of the schema in its document; its parts may be percent-encoded. */
export function unknownFieldsIn(document: object, pointer: string, value: unknown): string[] {
  /** A schema and all that it is made of. Which of its alternatives fits is for others to say. */
  function partsOf(schema: Schema): Schema[] {
    const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
    const named = $ref === undefined ? [] : [schemaAt(document, $ref.slice('#'.length))];
    return [schema, ...[...named, ...allOf, ...anyOf, ...oneOf].flatMap(partsOf)];
  }

  function walk(schemas: readonly Schema[], each: unknown, where: string): string[] {
    const parts = schemas.flatMap(partsOf);
    if (Array.isArray(each)) {
      const items = parts.flatMap(({ items }) => items ?? []);
      return each.flatMap((item, index) => walk(items, item, `${where}/${index}`));
    }
    const isOpen =
      parts.every(({ properties }) => properties === undefined) ||
      parts.some(({ additionalProperties }) => additionalProperties);
    if (typeof each !== 'object' || each === null || isOpen) return [];
    return Object.entries(each).flatMap(([name, inner]) => {
      const known = parts.flatMap(({ properties = {} }) =>
        Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
      );
      const place = `${where}/${name}`;
      return known.length === 0 ? [`${place} is unknown`] : walk(known, inner, place);
    });
  }

  return walk([schemaAt(document, pointer)], value, '');
}

/** Source: RFC 6901. */
function schemaAt(document: object, pointer: string): Schema {
  let found: unknown = document;
  for (const part of pointer.split('/').slice(1)) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown> | undefined)?.[name];
  }
  if (!found) throw new Error(`the document has no ${pointer}`);
  return found as Schema;
}
