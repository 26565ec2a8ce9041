/** /questions/<number>, and the forms below /question. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getClientIp } from '#worker/middleware/get-client-ip.ts';
import type { KontorBindings } from '#worker/request/context.ts';
import { customerSession } from '#worker/request/customer-of-request.ts';
import { questions } from '../questions.tsx';
import { answerQuestion, sendAnswer, withdrawQuestion } from './answer.tsx';
import { askQuestion, sendQuestion } from './ask.tsx';

/** Bytes; the longest text has two thousand characters. */
const maxFormBytes = 64 * 1024;

export const question = new Hono<KontorBindings>();

const form = bodyLimit({ maxSize: maxFormBytes });
question.get('/questions/:number{\\d{8}}', questions);
question.use('/question/*', form, customerSession);
question.get('/question/ask', askQuestion);
question.post('/question/ask', getClientIp, sendQuestion);
question.get('/question/answer', answerQuestion);
question.post('/question/answer', getClientIp, sendAnswer);
question.post('/question/withdraw', withdrawQuestion);
