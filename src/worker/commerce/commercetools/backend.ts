/** The backend of `COMMERCE = "commercetools"`. */
import type { Environment } from '../../settings/environment.ts';
import type { Backend } from '../backend.ts';
import { remoteBackend } from '../remote/backend.ts';
import { commercetoolsShopOf } from './commercetools.ts';

export const commercetoolsBackend = (env: Environment): Backend =>
  remoteBackend(env, commercetoolsShopOf(env));
