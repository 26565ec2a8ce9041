/** The failure of a request to a remote backend, in the specification's words. Source: purchase-flow.txt §8. */
import { type ErrorCode, errors, type Failure } from '../errors.ts';

/**
 * `endpoint`: `/createCart`, or the name of a GraphQL document. `message`: what the remote or the network said. `answered`:
 * absent: it is not known whether the remote has done it.
 */
export function backendFailure(
  endpoint: string,
  message: string,
  answered?: Failure['answered'],
): Failure {
  const { message: text } = errors.BackendFailed;
  return {
    ok: false,
    code: 'BackendFailed',
    message: `${text} ${endpoint}, ${message}`,
    ...(answered && { answered }),
  };
}

/** `places`: where an answer has another form than was asked for. Values may be personal data, so none is named. */
export const answerOfAnotherForm = (endpoint: string, places: readonly string[]): Failure =>
  backendFailure(
    endpoint,
    `an answer of another form: ${[...new Set(places)].slice(0, 3).join(', ')}`,
  );

/** Not known whether the remote has done what it was asked for. */
export const isUnknown = ({ code, answered }: Failure): boolean =>
  code === 'BackendFailed' && !answered;

/** Characters: a remote may answer with a whole page. */
const [mostRead, mostLogged] = [2_000, 300];
const quoted =
  /(?<![\p{L}\p{N}])'.*?(?:'(?![\p{L}\p{N}])|$)|"(?:[^"\\]|\\.)*(?:"|$)|[“„].*?(?:[”“]|$)|[‘‚].*?(?:[’‘](?![\p{L}\p{N}])|$)|[«»].*?(?:[»«]|$)|`.*?(?:`|$)/gsu;
const address = /[^\s@<>(),;:]+@[^\s@<>(),;:]+/gu;
/** A number of a person, of a company, or of a telephone: no status, no index. */
const number = /[+\p{L}\p{N}]*\p{N}(?:[ ./-]?\p{N}){4,}[\p{L}\p{N}]*/gu;

/**
 * What the log has of a failure: its code, the endpoint, and the remote's words without values, which may be what a person
 * typed. The shopper is answered with `message`.
 */
export function loggedText({ code, message }: Pick<Failure, 'code' | 'message'>): string {
  return `${code}: ${withoutValues(message)}`;
}

const withoutValues = (text: string): string =>
  text
    .slice(0, mostRead)
    .replace(quoted, '…')
    .replace(address, '…')
    .replace(number, '…')
    .slice(0, mostLogged);

/** What a shopper is told if it stays unknown what the remote has done: `failed` is the refusal of another request. */
export const unknownAfter = (endpoint: string, failed: Failure): Failure =>
  failed.code === 'BackendFailed' ? failed : backendFailure(endpoint, failed.message);

/** Thrown where a step has to be repeated later: not known whether the remote has made it. Its message is for the log. */
export class BackendError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(loggedText(failure));
    this.failure = failure;
  }
}

const anotherCart: readonly ErrorCode[] = [
  'ConcurrentModification',
  'CartOrdered',
  'CartNotFound',
  'CartNotInStore',
];

/** The remote cart is not what the shop knows: changed, ordered or deleted since. */
export const isOfAnotherCart = ({ code }: Failure): boolean => anotherCart.includes(code);

/** A request that a remote has not made by then will not be made (ms). */
export const longestRequestMs = 60_000;
