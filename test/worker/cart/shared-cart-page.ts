/** The page of a shared cart as its receiver reads it, and its button. */
import { decodedText } from '../html-prices.ts';
import type { Visitor } from '../visitor.ts';

export type SharedPage = Awaited<ReturnType<typeof openShared>>;

export async function openShared(receiver: Visitor, items: string, prefix = '') {
  const path = `${prefix}/shared-cart?items=${items}`;
  const response = await receiver.get(path);
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const lines = [...main.matchAll(/data-sku="(\w+)" data-possible="(\d+)">([\s\S]*?)<\/li>/g)];
  const refused = [...main.matchAll(/<li data-problem="(\w+)"/g)];
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(main)?.[1];
  return {
    status: response.status,
    headers: response.headers,
    html,
    main,
    /** Pieces by SKU that would go into the cart. */
    possible: Object.fromEntries(lines.map(([, sku, possible]) => [sku, Number(possible)])),
    lineOf: (sku: string) => lines.find(([, each]) => each === sku)?.[3] ?? '',
    problems: refused.map(([, problem]) => problem),
    total: Number(/data-total="(\d+)"/.exec(main)?.[1] ?? Number.NaN),
    action: decodedText(/<form[^>]*action="([^"]*shared-cart[^"]*)"/.exec(main)?.[1] ?? ''),
    fields: { operationId: field('operationId') ?? '', pieces: field('pieces') ?? '' },
  };
}

/** Presses the button that takes the goods into the cart. */
export function take(receiver: Visitor, { action, fields }: SharedPage): Promise<Response> {
  return receiver.post(action, fields);
}

/** The link that the cart page offers to copy, without its origin. */
export async function linkOn(sender: Visitor, prefix = ''): Promise<string | undefined> {
  const html = await (await sender.get(`${prefix}/checkout/cart`)).text();
  const value = /value="([^"]*\/shared-cart\?items=[^"]*)"/.exec(html)?.[1];
  if (value === undefined) return undefined;
  const { origin, pathname, search } = new URL(decodedText(value));
  if (origin !== sender.origin) throw new Error(`the link leads to ${origin}`);
  return pathname + search;
}
