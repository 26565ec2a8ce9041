/** The environment that functions of the Worker are given, here as the tests' own; and the same with other bindings. */
import { env as bindings } from 'cloudflare:test';
import { type Bindings, type Environment, environmentOf } from '#worker/settings/environment.ts';

export const env = environmentOf(bindings);

export function environmentWith(changes: Partial<Bindings>): Environment {
  return environmentOf({ ...bindings, ...changes });
}
