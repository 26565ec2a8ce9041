/** Asks the shop to begin the payment that a form is about, without leaving the page. */

/** `orderId`: PayPal's number, and where the shopper leads back to once they agreed. `redirect`: somewhere else first. */
export type StartedPayment = { orderId: string; returnUrl: string } | { redirect: string };

/**
 * The form as its button sends it, asked for as data. Rejects where the answer is a page (the order was refused, and the page
 * says why) or none: then the form is to be sent as ever.
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
