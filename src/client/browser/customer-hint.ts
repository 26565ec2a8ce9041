/** Whether somebody is logged in here: pages of anonymous visitors ask the server nothing. */
export function hasCustomerHint(): boolean {
  return document.cookie.includes('kontor-customer=1');
}

/** Parts for strangers go where somebody is logged in, parts for customers come. Pages are the same for everyone. */
export function showForVisitor(root: ParentNode): void {
  const known = hasCustomerHint();
  for (const part of root.querySelectorAll<HTMLElement>('[data-anonymous]')) part.hidden = known;
  for (const part of root.querySelectorAll<HTMLElement>('[data-customer]')) part.hidden = !known;
}
