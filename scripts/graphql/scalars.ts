/** How scalars of commercetools arrive as JSON. A scalar that is not listed stops the generator. */
const scalars: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Country: 'string',
  Currency: 'string',
  Date: 'string',
  DateTime: 'string',
  Float: 'number',
  Int: 'number',
  Json: 'unknown',
  KeyReferenceInput: 'string',
  Locale: 'string',
  Long: 'number',
  String: 'string',
};

export function scalarType(name: string): string {
  const type = scalars[name];
  if (!type) throw new Error(`scalars.ts: ${name} is not listed`);
  return type;
}
