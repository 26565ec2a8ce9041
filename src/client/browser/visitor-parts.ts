import { hasCustomerHint } from './customer-hint.ts';

/** Parts for strangers go where somebody is logged in, parts for customers come. Pages are the same for everyone. */
export function showForVisitor(root: ParentNode): void {
  const known = hasCustomerHint();
  for (const part of root.querySelectorAll<HTMLElement>('[data-anonymous]')) part.hidden = known;
  for (const part of root.querySelectorAll<HTMLElement>('[data-customer]')) part.hidden = !known;
}
