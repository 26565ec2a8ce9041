import { hasCustomerHint } from './customer-hint.ts';

/** Shows `[data-customer]` and hides `[data-anonymous]` parts when the customer hint cookie is set. Pages are cached
 * and the same for everyone. */
export function showForVisitor(root: ParentNode): void {
  const known = hasCustomerHint();
  for (const part of root.querySelectorAll<HTMLElement>('[data-anonymous]')) part.hidden = known;
  for (const part of root.querySelectorAll<HTMLElement>('[data-customer]')) part.hidden = !known;
}
