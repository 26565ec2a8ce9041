/** A quick order as a browser without JavaScript sends it, and what its page says of each line. */
import { decodedText } from '../html-prices.ts';
import type { Visitor } from '../visitor.ts';

type Sent = { lines?: string; file?: Uint8Array<ArrayBuffer> | string; [field: string]: unknown };

export async function sendList(
  shopper: Visitor,
  { file, ...fields }: Sent,
  intent = 'check',
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  // A browser sends the field of an unchosen file too.
  body.set(
    'file',
    new File(file === undefined ? [] : [file], file === undefined ? '' : 'list.csv'),
  );
  body.set('intent', intent);
  return shopper.send('/quick-order', {
    method: 'POST',
    body,
    headers: { Origin: shopper.origin },
  });
}

export type CheckedPage = Awaited<ReturnType<typeof checkedPage>>;

export async function checkedPage(response: Response) {
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const problems = [...main.matchAll(/<tr data-problem="(\w+)"><td[^>]*>([\s\S]*?)<\/td>/g)];
  const good = [...main.matchAll(/<tr data-sku="(\w+)" data-possible="(\d+)">([\s\S]*?)<\/tr>/g)];
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(main)?.[1] ?? '';
  return {
    status: response.status,
    html,
    main,
    /** Line and what is wrong with it. */
    problems: problems.map(([, problem = '', text = '']) => [decodedText(text), problem]),
    /** Pieces by SKU. */
    good: Object.fromEntries(good.map(([, sku, possible]) => [sku, Number(possible)])),
    rowOf: (sku: string) => good.find(([, each]) => each === sku)?.[3] ?? '',
    total: Number(/data-total="(\d+)"/.exec(main)?.[1] ?? Number.NaN),
    /** Content of the text field. */
    lines: decodedText(/<textarea[^>]*>\n?([\s\S]*?)<\/textarea>/.exec(main)?.[1] ?? ''),
    ready: decodedText(field('ready')),
    operationId: field('operationId'),
  };
}

export async function check(shopper: Visitor, sent: Sent): Promise<CheckedPage> {
  return checkedPage(await sendList(shopper, sent));
}

/** Presses the button that adds the ready lines. */
export function add(
  shopper: Visitor,
  { ready, operationId, lines }: Pick<CheckedPage, 'ready' | 'operationId' | 'lines'>,
): Promise<Response> {
  return sendList(shopper, { ready, operationId, lines }, 'add');
}
