/** /reviews/<number>, and the forms below /review; with them the pages about questions. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getClientIp } from '#worker/middleware/get-client-ip.ts';
import { uploadLimit } from '#worker/middleware/upload-limit.ts';
import type { KontorBindings } from '#worker/request/context.ts';
import { customerSession } from '#worker/request/customer-of-request.ts';
import { sameCustomer } from '../account/own-form.tsx';
import { question } from '../question/question.ts';
import { reviews } from '../reviews.tsx';
import { reportPage, reportReview, stopInvitations, stopPage, voteForReview } from './feedback.tsx';
import { sendReview, withdrawReview, writeReview } from './write.tsx';

/** Bytes; the longest text has two thousand characters. */
const maxFormBytes = 64 * 1024;

export const review = new Hono<KontorBindings>();

const form = bodyLimit({ maxSize: maxFormBytes });
review.get('/reviews/:number{\\d{8}}', reviews);
review.get('/review/write', customerSession, writeReview);
review.post('/review/write', uploadLimit, sameCustomer, getClientIp, customerSession, sendReview);
review.post('/review/withdraw', form, sameCustomer, customerSession, withdrawReview);
review.post('/review/helpful', form, getClientIp, voteForReview);
review.get('/review/report', reportPage);
review.post('/review/report', form, getClientIp, reportReview);
review.get('/review/stop', stopPage);
review.post('/review/stop', form, stopInvitations);
review.route('/', question);
