/** A GraphQL document as it is sent, and the types of its variables and of its answer. */
export type Document<Data, Variables> = {
  /** Stands in the message of a failure. */
  name: string;
  isQuery: boolean;
  text: string;
  /** Never set: it lets TypeScript find both types. */
  types?: (variables: Variables) => Data;
};

/** `text` begins with the operation: `query CartById(`. */
export function document<Data, Variables>(text: string): Document<Data, Variables> {
  const [kind, name = ''] = text.split(/\W/, 2);
  return { name, isQuery: kind === 'query', text };
}
