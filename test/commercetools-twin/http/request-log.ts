/** What was asked of the twin, in order: the number of round trips that a change of the shop costs. */

export type Logged = {
  /** Name of the operation; `oauth` for tokens, the path for other requests. */
  document: string;
  kind: 'query' | 'mutation' | 'subscription' | 'invalid' | 'oauth' | 'rest';
  variables: unknown;
  /** Status of the answer; 0 if none was given. */
  status: number;
  fault?: string;
};

export function requestLog() {
  const entries: Logged[] = [];
  return {
    entries: entries as readonly Logged[],
    add: (entry: Logged) => entries.push(entry),
    /** Of one document, or all of GraphQL. */
    count: (document?: string): number =>
      entries.filter((entry) =>
        document ? entry.document === document : entry.kind !== 'oauth' && entry.kind !== 'rest',
      ).length,
    clear() {
      entries.length = 0;
    },
  };
}
