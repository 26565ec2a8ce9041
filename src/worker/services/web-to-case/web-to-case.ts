/** Posts support cases to the web-to-case address of the customer-service platform. */
import {
  type CaseToSend,
  type WebToCaseAccount,
  webToCaseBody,
  webToCaseQuery,
} from '#domain/support/web-to-case.ts';
import type { Environment } from '../../settings/environment.ts';
import { neededSetting } from '../../settings/settings.ts';
import { sandboxWebToCaseUrl } from '../../settings/support-settings.ts';
import { receiveSandboxCase } from './sandbox.ts';

/** `sent`: accepted. `refused`: it has certainly not arrived. `unconfirmed`: it may have. */
export type WebToCaseResult =
  | { kind: 'sent' }
  | { kind: 'refused' | 'unconfirmed'; reason: string };

export type WebToCase = { send(sent: CaseToSend): Promise<WebToCaseResult> };

const timeoutMs = 15_000;

/** Undefined if there is no such platform. Throws with the name of the setting if only one of the two is set. */
export function webToCase(env: Environment): WebToCase | undefined {
  const { settings } = env;
  if (!settings.webToCaseUrl && !settings.webToCaseOrgId) return undefined;
  const url = neededSetting(settings, 'webToCaseUrl');
  const account: WebToCaseAccount = {
    orgId: neededSetting(settings, 'webToCaseOrgId'),
    recordType: settings.webToCaseRecordType,
    debugEmail: settings.webToCaseDebugEmail,
    fieldIds: settings.webToCaseFields,
  };
  const isSandbox = settings.isSandbox && url === sandboxWebToCaseUrl;
  const reach = isSandbox
    ? (request: Request) => receiveSandboxCase(env.DB, request)
    : (request: Request) =>
        fetch(request, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
  return {
    async send(sent) {
      const address = new URL(url);
      address.search = webToCaseQuery(account).toString();
      // A body of URLSearchParams is sent as UTF-8.
      const body = webToCaseBody(sent, account);
      return answerOf(reach, new Request(address, { method: 'POST', body }));
    },
  };
}

async function answerOf(
  reach: (request: Request) => Promise<Response>,
  request: Request,
): Promise<WebToCaseResult> {
  try {
    const response = await reach(request);
    // The platform redirects to retURL, or answers with a page that does.
    if (response.status < 400) return { kind: 'sent' };
    return {
      kind: response.status < 500 ? 'refused' : 'unconfirmed',
      reason: `status ${response.status}`,
    };
  } catch (error) {
    const isLost =
      error instanceof Error && /timeout|abort/i.test(`${error.name} ${error.message}`);
    return { kind: isLost ? 'unconfirmed' : 'refused', reason: String(error) };
  }
}
