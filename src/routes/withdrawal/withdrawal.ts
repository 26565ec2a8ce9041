/** The paths below /withdrawal: the form, its receipt and the return slip, without a log-in. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getClientIp } from '#worker/middleware/get-client-ip.ts';
import type { KontorBindings } from '#worker/request/context.ts';
import { customerSession } from '#worker/request/customer-of-request.ts';
import { stateWithdrawal, withdrawalForm } from '../withdrawal.tsx';
import { returnSlip, withdrawalReceived } from './received.tsx';

/** Bytes. */
const maxFormBytes = 64 * 1024;

export const withdrawal = new Hono<KontorBindings>();

withdrawal.use('/', bodyLimit({ maxSize: maxFormBytes }), customerSession);
withdrawal.get('/', withdrawalForm);
withdrawal.post('/', getClientIp, stateWithdrawal);
withdrawal.get('/received', withdrawalReceived);
withdrawal.get('/slip', returnSlip);
