import type { Step } from '#domain/checkout/guards.ts';
import { useShop } from '../shop.tsx';

/** Steps as the specification numbers them: cart 1, shipping 2, billing 3, payment 4, thank-you 5. */
const steps = [
  { step: 'cart', number: '1', text: 'checkout.step.cart' },
  { step: 'addresses', number: '2–3', text: 'checkout.step.addresses' },
  { step: 'payment', number: '4', text: 'checkout.step.payment' },
  { step: 'thank-you', number: '5', text: 'checkout.step.thankYou' },
] as const;

/** Progress of the checkout: completed steps are links unless a payment is in progress. The current step is red. */
export function Steps({ current, isPaying = false }: { current: Step; isPaying?: boolean }) {
  const { t, href } = useShop();
  const position = steps.findIndex(({ step }) => step === current);
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className="steps">
        {steps.map(({ step, number, text }, index) => {
          const content = (
            <>
              <span className="plate" data-solid={index === position ? '' : undefined}>
                {number}
              </span>
              <span>{t(text)}</span>
            </>
          );
          const done = index < position && current !== 'thank-you' && !isPaying;
          return (
            <li
              key={step}
              className={index < position ? 'is-done' : undefined}
              aria-current={index === position ? 'step' : undefined}
            >
              {done ? <a href={href(`/checkout/${step}`)}>{content}</a> : content}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
