/** The hidden field by which a form names the customer who sees it. */
export const ownerField = 'customer';

/** Whether another customer has logged in since the form was shown. Who is logged in now: undefined for a guest. */
export function isOfOther(
  values: Readonly<Record<string, string>>,
  customerId: string | undefined,
): boolean {
  const named = values[ownerField];
  return named !== undefined && customerId !== undefined && named !== customerId;
}
