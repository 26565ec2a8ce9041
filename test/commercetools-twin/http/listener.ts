/** The HTTP side: reads a request, applies a fault, answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerDocument, nameOf } from '../graphql/answer.ts';
import { isFields } from '../store/fields-of.ts';
import { changeBetween } from './conflict.ts';
import { control } from './control.ts';
import { type Fault, without } from './faults.ts';
import type { Parts } from './parts.ts';
import { invalidToken, type Reply } from './tokens.ts';

export function listener(parts: Parts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await serve(request, response, parts);
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      console.error(message);
      send(response, { status: 500, body: { statusCode: 500, message } });
    }
  };
}

async function serve(request: IncomingMessage, response: ServerResponse, parts: Parts) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://twin');
  const text = await textOf(request);
  const method = request.method ?? 'GET';
  if (pathname.startsWith('/__twin/')) {
    return send(response, await control({ method, path: pathname.slice(8), text }, parts));
  }
  const { authorization } = request.headers;
  const isToken = pathname.startsWith('/oauth/');
  const isDocument = pathname === `/${parts.projectKey}/graphql`;
  const body = isDocument ? jsonOf(text) : undefined;
  const named = isDocument
    ? nameOf(body)
    : {
        name: isToken ? 'oauth' : pathname,
        kind: isToken ? ('oauth' as const) : ('rest' as const),
      };
  const fault = parts.faults.next(named.name);
  const variables = isFields(body) ? body.variables : undefined;
  const log = (status: number) =>
    parts.log.add({
      document: named.name,
      kind: named.kind,
      variables,
      status,
      ...(fault && { fault: fault.kind }),
    });
  if (fault) {
    const instead = await insteadOf(fault, variables, parts);
    if (instead === 'nothing') return void log(0);
    if (instead) {
      log(instead.status);
      return send(response, instead);
    }
  }
  const answer = isToken
    ? await parts.tokens.issue(pathname + search, authorization, text)
    : await authorized();
  if (fault?.kind === 'lost') {
    log(0);
    response.destroy();
    return;
  }
  log(answer.status);
  send(response, answer, fault);

  async function authorized(): Promise<Reply> {
    const holder = parts.tokens.holderOf(authorization);
    if (!holder) return invalidToken;
    const context = { records: parts.records, ...holder };
    if (isDocument) {
      // One change after the other: the mock compares versions and stores in two steps.
      return named.kind === 'mutation'
        ? parts.oneAtATime(() => answerDocument(body, context))
        : answerDocument(body, context);
    }
    const found = await parts.oneAtATime(() =>
      parts.mock.app.inject({
        method: method === 'DELETE' ? 'DELETE' : method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        ...(text && { payload: text, headers: { 'content-type': 'application/json' } }),
      }),
    );
    return { status: found.statusCode, body: jsonOf(found.body) };
  }
}

/** What a fault answers before the request is carried out; undefined: the request is carried out. */
async function insteadOf(
  fault: Fault,
  variables: unknown,
  parts: Parts,
): Promise<Reply | 'nothing' | undefined> {
  switch (fault.kind) {
    case 'hang':
      return 'nothing';
    case 'delay':
      await wait(fault.milliseconds);
      return undefined;
    case 'conflict':
      await changeBetween(variables, fault.actions, parts.records);
      return undefined;
    case 'tooManyRequests': {
      const headers = { 'Retry-After': String(fault.retryAfterSeconds ?? 1) };
      return { ...failure(429, 'Too many requests.'), headers };
    }
    case 'unauthorized':
      return invalidToken;
    case 'serverError':
      return failure(500, 'Internal server error.');
    case 'garbage':
      return { status: 200, body: '<html><body>Service temporarily unavailable</body></html>' };
    default:
      return undefined;
  }
}

const failure = (statusCode: number, message: string): Reply => ({
  status: statusCode,
  body: { statusCode, message, errors: [{ code: 'General', message }] },
});

function send(response: ServerResponse, { status, body, headers }: Reply, fault?: Fault) {
  const isHtml = typeof body === 'string' && body.startsWith('<');
  const told = fault?.kind === 'missing' ? without(asJson(body), fault.fields) : body;
  const whole = isHtml ? body : JSON.stringify(told);
  const text = fault?.kind === 'cut' ? whole.slice(0, Math.floor(whole.length / 2)) : whole;
  const type = isHtml ? 'text/html' : 'application/json';
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, ...headers });
  response.end(text);
}

/** Errors of GraphQL write themselves as JSON. */
const asJson = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
