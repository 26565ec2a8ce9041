/** The backend of `COMMERCE = "middleware"`. */
import type { Environment } from '../../settings/environment.ts';
import type { Backend } from '../backend.ts';
import { remoteBackend } from '../remote/backend.ts';
import { network } from '../remote/wire.ts';
import { middlewareShop } from './shop.ts';

export function middlewareBackend(env: Environment): Backend {
  const { MIDDLEWARE, settings } = env;
  const wire = MIDDLEWARE
    ? { ...network, send: (request: Request) => MIDDLEWARE.fetch(request) }
    : network;
  return remoteBackend(env, middlewareShop(settings.middlewareUrl, wire));
}
