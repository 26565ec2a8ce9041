/** Starts the payment of an order form without leaving the page. */

/** `orderId`: PayPal's order; `returnUrl`: where to go after approval. `redirect`: a page to visit first instead. */
export type StartedPayment = { orderId: string; returnUrl: string } | { redirect: string };

/**
 * Sends the form like its button does, but requests JSON. Rejects if the response is a page (the order was refused, and
 * the page says why) or missing: the caller must then submit the form normally.
 */
export async function beginPayment(formId: string, action: string): Promise<StartedPayment> {
  const inputs = document.querySelectorAll<HTMLInputElement>(
    `#${formId} :is([type=hidden], :checked)`,
  );
  const fields = [...inputs].map(({ name, value }) => [name, value]);
  const response = await fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams([...fields, ['intent', 'order']]),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as StartedPayment;
}
