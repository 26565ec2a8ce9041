/** The failure of a request to a remote backend, in the specification's words. Source: purchase-flow.txt §8. */
import { errors, type Failure } from '../errors.ts';

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
