/** The part of oidc-provider that the tests use; its own types are a package with a dozen dependencies. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  type Interaction = {
    prompt: { name: string };
    params: { client_id: string; scope: string; login_hint?: string };
    session?: { accountId: string };
  };

  type Policy = { add(prompt: object, index: number): void };

  export const interactionPolicy: {
    base(): Policy;
    Prompt: new (facts: { name: string; requestable: boolean }) => object;
  };

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
    Grant: new (facts: {
      accountId: string;
      clientId: string;
    }) => Grant;
  }
}
