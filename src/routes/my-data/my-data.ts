/** The paths below /my-data: for anybody, with or without an account. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getClientIp } from '#worker/middleware/get-client-ip.ts';
import type { KontorBindings } from '#worker/request/context.ts';
import { askForMyData, myDataPage } from './ask.tsx';
import { confirmErasure, erasePage } from './erase.tsx';
import { myDataFile, openMyData } from './open.tsx';

const maxFormBytes = 8 * 1024;
const form = bodyLimit({ maxSize: maxFormBytes });

export const myData = new Hono<KontorBindings>();

myData.get('/', myDataPage);
myData.post('/', form, getClientIp, askForMyData);
myData.get('/open', openMyData);
myData.get('/file', myDataFile);
myData.get('/erase', erasePage);
myData.post('/erase', form, getClientIp, confirmErasure);
