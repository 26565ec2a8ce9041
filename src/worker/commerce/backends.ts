/** Selects the backend by `COMMERCE`. No other module refers to a specific backend. */
import type { Environment } from '../settings/environment.ts';
import type { Backend } from './backend.ts';
import { commercetoolsBackend } from './commercetools/backend.ts';
import { embeddedBackend } from './embedded/backend.ts';
import { middlewareBackend } from './middleware/backend.ts';

type BackendFactory = (env: Environment) => Backend;

/** By the value of `COMMERCE`. */
export const backends: Record<string, BackendFactory | undefined> = {
  embedded: embeddedBackend,
  middleware: middlewareBackend,
  commercetools: commercetoolsBackend,
};

const opened = new WeakMap<Environment, Backend>();

/** Created once per environment. Throws for an unknown name; the message names the variable. */
export function backendOf(env: Environment): Backend {
  const known = opened.get(env);
  if (known) return known;
  const name = env.settings.commerce;
  const factory = backends[name];
  if (!factory) throw new Error(`COMMERCE is "${name}", not ${Object.keys(backends).join(' or ')}`);
  const backend = factory(env);
  opened.set(env, backend);
  return backend;
}
