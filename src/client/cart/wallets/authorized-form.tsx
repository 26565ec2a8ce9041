/** Sends on to the shop what a sheet told, as soon as it is there: a form, as the answer is a page. */
import { useEffect, useRef } from 'react';
import { useHref } from '../../shop.tsx';

export type AuthorizedPayment = { wallet: string; told: string; total: string; operation: string };

/** Banks ask for it before they let a shopper confirm (domain/payment/wallet-authorization.ts). */
const browserFacts = () => ({
  userAgent: navigator.userAgent,
  language: navigator.language,
  colorDepth: screen.colorDepth,
  screenHeight: screen.height,
  screenWidth: screen.width,
  timeZoneOffset: new Date().getTimezoneOffset(),
  javaEnabled: false,
});

export function AuthorizedForm({ agreed: authorized }: { agreed: AuthorizedPayment }) {
  const action = useHref()('/checkout/express');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} method="post" action={action} hidden>
      {Object.entries({ ...authorized, browser: JSON.stringify(browserFacts()) }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
    </form>
  );
}
