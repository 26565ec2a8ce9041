/** The pages of third parties in their sandbox implementations. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { KontorBindings } from '#worker/request/context.ts';
import { sandboxAdyen } from './sandbox-adyen.ts';
import { sandboxIdentityDecision, sandboxIdentityPage } from './sandbox-identity.ts';
import {
  sandboxPaypalClosed,
  sandboxPaypalDecision,
  sandboxPaypalPage,
  sandboxPaypalScript,
} from './sandbox-paypal.ts';
import { sandboxWebToCase } from './sandbox-web-to-case.tsx';

export const sandboxes = new Hono<KontorBindings>();

sandboxes.get('/adyen/*', sandboxAdyen);
sandboxes.post('/adyen/*', bodyLimit({ maxSize: 64 * 1024 }), sandboxAdyen);
sandboxes.get('/paypal/checkoutnow', sandboxPaypalPage);
sandboxes.get('/paypal/closed', sandboxPaypalClosed);
sandboxes.get('/paypal/core.js', sandboxPaypalScript);
sandboxes.post('/paypal/checkoutnow', bodyLimit({ maxSize: 1024 }), sandboxPaypalDecision);
sandboxes.get('/web-to-case', sandboxWebToCase);
sandboxes.get('/identity/:provider', sandboxIdentityPage);
sandboxes.post('/identity/:provider', bodyLimit({ maxSize: 8192 }), sandboxIdentityDecision);
