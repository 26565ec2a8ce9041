/** An error of the API: its code and its further fields are extensions in GraphQL. */
import { GraphQLError } from 'graphql';
import type { Fields } from './fields-of.ts';

export const refusal = (code: string, message: string, more: Fields = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...more } });

/** The mock has this only for update actions that change something. */
export function requireVersion({ id, version: current }: Fields, expected: unknown): void {
  if (current === expected) return;
  const message = `Object ${String(id)} has a different version than expected. Expected: ${String(expected)} - Actual: ${String(current)}.`;
  throw refusal('ConcurrentModification', message, { currentVersion: current });
}
