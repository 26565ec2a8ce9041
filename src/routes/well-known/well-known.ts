/** Files at fixed addresses that browsers and providers ask for. */
import { Hono } from 'hono';
import type { KontorBindings } from '#worker/request/context.ts';
import { appleDomain } from './apple-developer-merchantid-domain-association.ts';
import { webauthnOrigins } from './webauthn.ts';

export const wellKnown = new Hono<KontorBindings>()
  .get('/webauthn', webauthnOrigins)
  .get('/apple-developer-merchantid-domain-association', appleDomain);
