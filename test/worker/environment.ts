/** The environment for functions of the Worker, made from the tests' bindings, optionally with other bindings. */
import { env as bindings } from 'cloudflare:test';
import { type Bindings, type Environment, environmentOf } from '#worker/settings/environment.ts';

export const env = environmentOf(bindings);

export function environmentWith(changes: Partial<Bindings>): Environment {
  return environmentOf({ ...bindings, ...changes });
}
