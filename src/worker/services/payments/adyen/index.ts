/** Adyen as this deployment has it: the real one, or its twin where the sandbox runs. */
import type { Environment } from '../../../environment.ts';
import { type Adyen, adyen } from './adyen.ts';
import { adyenConfig, hasSandbox } from './config.ts';
import { sandboxAdyenPage } from './sandbox/page-handlers.ts';
import { sandboxAdyen } from './sandbox/wire.ts';

/** Throws with the name of a setting or secret that is missing. */
export function adyenOf(env: Environment): Adyen {
  const config = adyenConfig(env);
  return hasSandbox(env)
    ? adyen(config, (request) => sandboxAdyen(request, env))
    : adyen(config, (request) => fetch(request));
}

/** Pages of the twin; undefined where there is none. */
export function adyenPage(request: Request, env: Environment): Promise<Response> | undefined {
  return hasSandbox(env) ? sandboxAdyenPage(request, env) : undefined;
}
