/** Sends on to the shop what a sheet told, as soon as it is there: a form, as the answer is a page. */
import { useEffect, useRef } from 'react';
import { useHref } from '../../shop.tsx';

export type Agreed = { wallet: string; told: string; total: string; operation: string };

export function AgreedForm({ agreed }: { agreed: Agreed }) {
  const action = useHref()('/checkout/express');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} method="post" action={action} hidden>
      {Object.entries(agreed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
