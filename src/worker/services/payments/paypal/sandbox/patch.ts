/** Changes an order at the sandbox PayPal before it is captured. Issues: checkout_orders_v2.json, orders.patch. */
import * as z from 'zod';
import { complaint } from './answers.ts';
import { issueOfUnit } from './checks.ts';
import { changeOrder, findOrder } from './state.ts';
import type { SandboxRequest } from './wire.ts';

const changes = z
  .array(z.object({ op: z.enum(['add', 'replace']), path: z.string(), value: z.unknown() }))
  .min(1);

/** Fields of a purchase unit that can be changed; `name` and `address` are those of its shipping. */
const patchable = ['amount', 'items', 'custom_id', 'invoice_id', 'name', 'address'];

export async function patchOrder(request: SandboxRequest, id: string): Promise<Response> {
  const { env, body } = request;
  const order = await findOrder(env, id);
  if (!order) return complaint(404, 'INVALID_RESOURCE_ID');
  if (order.status === 'COMPLETED') return complaint(422, 'ORDER_ALREADY_COMPLETED');
  const { data } = changes.safeParse(body);
  if (!data) return complaint(400, 'INVALID_PATCH_OPERATION');
  const unit: Record<string, unknown> = structuredClone(order.unit);
  for (const { path, value } of data) {
    const [, reference, part = '', within = part] =
      /^\/purchase_units\/@reference_id=='([^']+)'\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (reference !== (order.unit.reference_id ?? 'default')) {
      return complaint(422, 'REFERENCE_ID_NOT_FOUND');
    }
    if (!patchable.includes(within)) return complaint(422, 'NOT_PATCHABLE');
    unit[part] = within === part ? value : { ...(unit[part] as object), [within]: value };
  }
  const issue = issueOfUnit(unit);
  if (issue) return complaint(422, issue);
  const changed = await changeOrder(env, order, { unit: unit as typeof order.unit });
  // A concurrent request was faster.
  return changed ? new Response(null, { status: 204 }) : patchOrder(request, id);
}
