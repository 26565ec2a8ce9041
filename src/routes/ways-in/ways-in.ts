/** The paths of other ways to log in than the password; mounted in the shop and in the checkout. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getClientIp } from '#worker/middleware/get-client-ip.ts';
import type { KontorBindings } from '#worker/request/context.ts';
import { complete, completePage } from './complete.tsx';
import { logInWithPasskey } from './passkey-login.ts';
import { loginWith } from './provider-login.tsx';

const form = bodyLimit({ maxSize: 64 * 1024 });

export const waysIn = new Hono<KontorBindings>();

waysIn.post('/login/passkey', form, getClientIp, logInWithPasskey);
waysIn.get('/login/with/:provider', loginWith);
waysIn.get('/login/complete', completePage);
waysIn.post('/login/complete', form, getClientIp, complete);
