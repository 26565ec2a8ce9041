/** A GraphQL document as it is sent, and the types of its variables and of its answer. */
export type Document<Data, Variables> = {
  /** Stands in the message of a failure. */
  name: string;
  kind: 'query' | 'mutation';
  text: string;
  /** Never set: it lets TypeScript find both types. */
  types?: (variables: Variables) => Data;
};
