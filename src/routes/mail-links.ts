/** What links in mails lead to: pages with a button, because mail programs open links by themselves. No login is needed. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getClientIp } from '#worker/middleware/get-client-ip.ts';
import type { KontorBindings } from '#worker/request/context.ts';
import { confirmAlert, confirmAlertPage, endAlert, endAlertPage } from './alert.tsx';
import { confirmEmail, confirmEmailPage, undoEmail, undoEmailPage } from './change-email.tsx';
import { confirmRegistration, confirmRegistrationPage } from './create-account.tsx';
import { confirm, confirming, leaving, unsubscribe } from './newsletter.tsx';

const form = bodyLimit({ maxSize: 4096 });

export const mailLinks = new Hono<KontorBindings>();

mailLinks.get('/create-account/confirm', confirmRegistrationPage);
mailLinks.post('/create-account/confirm', form, getClientIp, confirmRegistration);
mailLinks.get('/newsletter/confirm', confirming);
mailLinks.post('/newsletter/confirm', form, confirm);
mailLinks.get('/newsletter/unsubscribe', leaving);
mailLinks.post('/newsletter/unsubscribe', form, unsubscribe);
mailLinks.get('/alert/confirm', confirmAlertPage);
mailLinks.post('/alert/confirm', form, confirmAlert);
mailLinks.get('/alert/end', endAlertPage);
mailLinks.post('/alert/end', form, endAlert);
mailLinks.get('/change-email', confirmEmailPage);
mailLinks.post('/change-email', form, confirmEmail);
mailLinks.get('/change-email/undo', undoEmailPage);
mailLinks.post('/change-email/undo', form, undoEmail);
