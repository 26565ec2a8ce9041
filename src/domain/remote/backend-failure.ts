/** The failure of a request to a remote backend, in the specification's words. Source: purchase-flow.txt §8. */
import { type ErrorCode, errors, type Failure } from '../errors.ts';

/** `endpoint`: `/createCart`, or the name of a GraphQL document. `message`: what the remote or the network said. */
export function backendFailure(endpoint: string, message: string): Failure {
  const { message: text } = errors.BackendFailed;
  return { ok: false, code: 'BackendFailed', message: `${text} ${endpoint}, ${message}` };
}

/** Thrown where a step has to be repeated later: whether the remote has made it is not known. */
export class BackendError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
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
