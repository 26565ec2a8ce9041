/** Posts a sheet's payload to the shop as soon as it is rendered. It is a form because the response is a page. */
import { useEffect, useRef } from 'react';
import { useShop } from '../../shop.tsx';

export type AuthorizedPayment = {
  wallet: string;
  walletPayload: string;
  total: string;
  operation: string;
};

/** Browser details that banks require before a shopper confirms (domain/payment/wallet-authorization.ts). */
const browserFacts = () => ({
  userAgent: navigator.userAgent,
  language: navigator.language,
  colorDepth: screen.colorDepth,
  screenHeight: screen.height,
  screenWidth: screen.width,
  timeZoneOffset: new Date().getTimezoneOffset(),
  javaEnabled: false,
});

export function AuthorizedForm({ authorized }: { authorized: AuthorizedPayment }) {
  const action = useShop().href('/checkout/express');
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
