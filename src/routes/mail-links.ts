/** What links in mails lead to: pages with a button, because mail programs open links by themselves. No login is needed. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getClientIp } from '#worker/middleware/get-client-ip.ts';
import type { KontorBindings } from '#worker/request/context.ts';
import { confirmEmail, confirmEmailPage, undoEmail, undoEmailPage } from './change-email.tsx';
import { confirmRegistration, confirmRegistrationPage } from './create-account.tsx';

const form = bodyLimit({ maxSize: 4096 });

export const mailLinks = new Hono<KontorBindings>();

mailLinks.get('/create-account/confirm', confirmRegistrationPage);
mailLinks.post('/create-account/confirm', form, getClientIp, confirmRegistration);
mailLinks.get('/change-email', confirmEmailPage);
mailLinks.post('/change-email', form, confirmEmail);
mailLinks.get('/change-email/undo', undoEmailPage);
mailLinks.post('/change-email/undo', form, undoEmail);
