import type { Step } from '#domain/checkout/guards.ts';
import { useShop } from '../shop.tsx';

/** Shipping and billing, steps 2 and 3 of the specification, are one page, so the shopper sees four. */
const steps = [
  { step: 'cart', text: 'checkout.step.cart' },
  { step: 'addresses', text: 'checkout.step.addresses' },
  { step: 'payment', text: 'checkout.step.payment' },
  { step: 'thank-you', text: 'checkout.step.thankYou' },
] as const;

/** Progress of the checkout: completed steps are links unless a payment is in progress. The current step is red. */
export function Steps({ current, isPaying = false }: { current: Step; isPaying?: boolean }) {
  const { t, href } = useShop();
  const position = steps.findIndex(({ step }) => step === current);
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className="steps">
        {steps.map(({ step, text }, index) => {
          const content = (
            <>
              <span className="plate" data-solid={index === position ? '' : undefined}>
                {index + 1}
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
