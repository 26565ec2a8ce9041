/** Waits until the provider confirms a payment: polls automatically, or when the link is clicked. */
import { useEffect } from 'react';
import { call } from '../browser/call.ts';
import { useShop } from '../shop.tsx';
import { Note } from '../ui/note.tsx';

/** Ms between two polls. */
const pauseMs = 3000;

export function PaymentWait({ attemptId }: { attemptId: string }) {
  const { t, href } = useShop();
  useEffect(() => {
    const asking = setInterval(async () => {
      // After a network failure it tries again.
      const outcome = await call('getPayment', { attemptId }).catch(() => undefined);
      // The server redirects to the page of the result.
      if (outcome?.ok && outcome.data.payment.kind !== 'pending') location.reload();
    }, pauseMs);
    return () => clearInterval(asking);
  }, [attemptId]);
  return (
    <div className="stack">
      <h1 className="co__h">{t('paymentPending.title')}</h1>
      <Note kind="info" text={t('paymentPending.text')} />
      <p>
        <a className="btn" href={href(`/checkout/payment/pending?attempt=${attemptId}`)}>
          {t('paymentPending.again')}
        </a>
      </p>
    </div>
  );
}
