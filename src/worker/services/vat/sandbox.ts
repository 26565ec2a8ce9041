/**
 * Sandbox implementations of the registries: they speak the real protocols and run only where SANDBOX is set. A number
 * that contains 99990 and a digit from 1 to 6 selects one of these responses; any other number is valid.
 *
 *   999901 invalid   999902 of a private person   999903 busy   999904 down   999905 slow (8 s)   999906 the shop's fault
 *
 * Austria: ATU99990108, ATU99990206, ATU99990304, ATU99990402, ATU99990509, ATU99990607; more in docs/operations/vat-numbers.md.
 */
type Outcome = 'valid' | 'invalid' | 'private' | 'busy' | 'down' | 'slow' | 'requester';
const outcomes: Record<string, Outcome> = {
  1: 'invalid',
  2: 'private',
  3: 'busy',
  4: 'down',
  5: 'slow',
  6: 'requester',
};
const slowMs = 8_000;

export const sandboxRegistries: typeof fetch = async (input, init) => {
  const { hostname, pathname } = new URL(String(input));
  const query = `${pathname} ${init?.body ?? ''}`;
  const outcome = outcomes[/99990([1-6])/.exec(query)?.[1] ?? ''] ?? 'valid';
  if (outcome === 'down') return new Response('<h1>Bad gateway</h1>', { status: 502 });
  if (outcome === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
  const registry = registries[hostname];
  if (!registry) throw new Error(`the sandbox has no registry at ${hostname}`);
  return registry(outcome, pathname, String(init?.body ?? ''));
};

type Registry = (outcome: Outcome, path: string, body: string) => Response;

const registries: Record<string, Registry> = {
  'api.evatr.vies.bzst.de': evatr,
  'ec.europa.eu': vies,
  'api.service.hmrc.gov.uk': hmrc,
  'www.uid-wse.admin.ch': uid,
  'data.brreg.no': brreg,
};

/** Result fields of a qualified query: A means that the part matches. */
const allRight = { ergFirmenname: 'A', ergOrt: 'A', ergPlz: 'A', ergStrasse: 'A' };

function evatr(outcome: Outcome, _path: string, body: string): Response {
  const reply = (status: string, http: number) =>
    Response.json(
      {
        id: crypto.randomUUID(),
        anfrageZeitpunkt: new Date().toISOString(),
        status,
        ...(http === 200 && body.includes('"firmenname"') && allRight),
      },
      { status: http },
    );
  if (outcome === 'busy') return reply('evatr-0011', 503);
  if (outcome === 'requester') return reply('evatr-2005', 404);
  return isKnown(outcome) ? reply('evatr-0000', 200) : reply('evatr-2001', 404);
}

function vies(outcome: Outcome): Response {
  const failed = (error: string) =>
    Response.json({ actionSucceed: false, errorWrappers: [{ error }] });
  if (outcome === 'busy') return failed('MS_MAX_CONCURRENT_REQ');
  if (outcome === 'requester') return failed('INVALID_REQUESTER_INFO');
  return Response.json({
    requestDate: new Date().toISOString(),
    valid: isKnown(outcome),
    requestIdentifier: isKnown(outcome) ? 'WAPIAAAASANDBOX' : '',
  });
}

function hmrc(outcome: Outcome, path: string): Response {
  if (path === '/oauth/token') {
    return Response.json({ access_token: 'sandbox', token_type: 'bearer', expires_in: 14_400 });
  }
  const failed = (code: string, status: number) => Response.json({ code }, { status });
  if (outcome === 'busy') return failed('MESSAGE_THROTTLED_OUT', 429);
  if (outcome === 'requester') return failed('INVALID_CREDENTIALS', 401);
  if (!isKnown(outcome)) return failed('NOT_FOUND', 404);
  const vatNumber = /lookup\/(\w+)/.exec(path)?.[1] ?? '';
  return Response.json({
    target: { name: 'SANDBOX LTD', vatNumber },
    processingDate: new Date().toISOString(),
  });
}

function uid(outcome: Outcome): Response {
  const reply = (body: string, status: number) =>
    new Response(
      `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`,
      { status, headers: { 'Content-Type': 'text/xml; charset=utf-8' } },
    );
  const fault = (detail: string) =>
    reply(`<s:Fault><faultcode>s:Client</faultcode><detail>${detail}</detail></s:Fault>`, 500);
  if (outcome === 'busy') {
    return fault('<businessFault><Error>Request_limit_exceeded</Error></businessFault>');
  }
  if (outcome === 'requester') return fault('<securityFault/>');
  const result = `<ValidateVatNumberResult>${isKnown(outcome)}</ValidateVatNumberResult>`;
  return reply(`<ValidateVatNumberResponse>${result}</ValidateVatNumberResponse>`, 200);
}

function brreg(outcome: Outcome, path: string): Response {
  if (outcome === 'busy') return new Response('', { status: 429 });
  if (outcome === 'requester') return new Response('', { status: 403 });
  if (outcome === 'invalid') return Response.json({ status: 404 }, { status: 404 });
  const organisasjonsnummer = path.split('/').at(-1);
  return Response.json({ organisasjonsnummer, registrertIMvaregisteret: isKnown(outcome) });
}

const isKnown = (outcome: Outcome) => outcome === 'valid' || outcome === 'slow';
