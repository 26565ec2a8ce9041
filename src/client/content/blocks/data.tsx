/** Blocks of the market's data and of the law. */

import {
  type AccessibilityStatement,
  accessibilityStatement,
} from '#domain/content/accessibility.ts';
import type { BlockOf } from '#domain/content/content-document.ts';
import {
  disputes,
  guaranteeByLaw,
  guaranteeTerms,
  type LegalTexts,
  terms,
  withdrawal,
  withdrawalForm,
} from '#domain/content/legal-texts.ts';
import { routePaths } from '#domain/content/links.ts';
import { privacyNotice } from '#domain/content/privacy.ts';
import { sellerRegistrations } from '#domain/content/seller.ts';
import { creditOf, isOwnMethod, type PaymentMethodKey } from '#domain/payment/methods.ts';
import { clientTypeOf } from '#domain/payment/provider-kinds.ts';
import { useMethodName } from '../../payment/method-name.ts';
import { MethodDetail, MethodLender } from '../../payment/payment-row.tsx';
import { useHref, useShop, useT } from '../../shop.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import { Imprint } from '../imprint.tsx';
import { PrivacyNotice } from '../privacy-notice.tsx';
import type { BlockProps } from './block-props.ts';

type Part = BlockOf<'legal'>['part'];

export function Legal({ block: { id, part }, data }: BlockProps<'legal'>) {
  return (
    <section className="stack prose" id={id}>
      <LegalPart part={part} data={data} />
    </section>
  );
}

function LegalPart({ part, data }: { part: Part; data: BlockProps<'legal'>['data'] }) {
  const { withdrawalLink } = useShop();
  const { legal, cartSeconds, cookies } = data;
  switch (part) {
    case 'terms':
      return <Paragraphs texts={terms(legal)} />;
    case 'withdrawal':
      return <Withdrawal texts={withdrawal(legal, withdrawalLink)} />;
    case 'withdrawal-form':
      return <WithdrawalForm legal={legal} />;
    case 'guarantee-by-law':
      return <Paragraphs texts={[guaranteeByLaw(legal)]} />;
    case 'extra-guarantee':
      return legal.store.saleOfAdditionalGuaranteeEnabled ? (
        <Paragraphs texts={guaranteeTerms(legal)} />
      ) : null;
    case 'disputes':
      return <Paragraphs texts={disputes(legal)} />;
    case 'privacy':
      return <PrivacyNotice sections={privacyNotice(legal, cartSeconds)} cookies={cookies} />;
    case 'imprint':
      return <Imprint />;
    case 'registrations':
      return <Paragraphs texts={sellerRegistrations(legal.store, legal.t)} />;
    case 'accessibility':
      return <Accessibility statement={accessibilityStatement(legal)} />;
  }
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

function Accessibility({ statement }: { statement: AccessibilityStatement }) {
  const t = useT();
  const { texts, barriers } = statement;
  return (
    <>
      <Paragraphs texts={texts} />
      {barriers.length > 0 && (
        <>
          <h2>{t('accessibility.barriers')}</h2>
          <ul>
            {barriers.map((barrier) => (
              <li key={barrier}>{barrier}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Withdrawal({ texts }: { texts: readonly string[] }) {
  const { t, withdrawalLink } = useShop();
  const href = useHref();
  const effects = texts.indexOf(t('withdrawal.refund'));
  if (effects < 0) return null;
  return (
    <>
      <h2>{t('withdrawal.title')}</h2>
      <Paragraphs texts={texts.slice(0, effects)} />
      <h2>{t('withdrawal.effects')}</h2>
      <Paragraphs texts={texts.slice(effects)} />
      {withdrawalLink && (
        <p>
          <a className="btn" href={href(routePaths.withdrawal)}>
            {t(withdrawalLink)}
          </a>
        </p>
      )}
    </>
  );
}

function WithdrawalForm({ legal }: { legal: LegalTexts }) {
  const t = useT();
  return (
    <>
      <h2>{t('withdrawal.formTitle')}</h2>
      <p>{t('withdrawal.formUse')}</p>
      <ul className="stack">
        {withdrawalForm(legal).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

export function Contact({ block: { id } }: BlockProps<'contact'>) {
  const { phone, email, openingHours } = useShop();
  return (
    <p id={id} className="row">
      {phone && (
        <a className="btn" data-kind="line" href={telephoneLink(phone)}>
          {phone}
        </a>
      )}
      <a className="btn" data-kind="line" href={`mailto:${email}`}>
        {email}
      </a>
      {openingHours && <span className="muted">{openingHours}</span>}
    </p>
  );
}

/** As the checkout names them; what a certain order may not use, it says there. */
export function PaymentMethods({ block: { id }, data }: BlockProps<'payment-methods'>) {
  const t = useT();
  const nameOf = useMethodName();
  const { payableWith, legal } = data;
  const { codFeeCentAmount: feeCentAmount, cashOnDelivery } = legal.store;
  const cash = { feeCentAmount, atTheDoor: cashOnDelivery.atTheDoor };
  const hasCredit = payableWith.some((key) => creditOf(key) === 'credit');
  return (
    <section className="stack" id={id}>
      <ul className="stack">
        {payableWith.map((key) => (
          <li key={key}>
            <b>{nameOf(key)}</b>
            <br />
            <MethodDetail method={key} cash={cash} /> <MethodLender method={key} />{' '}
            <OnlyFor method={key} />
          </li>
        ))}
      </ul>
      {hasCredit && <p className="b">{t('payment.creditWarning')}</p>}
    </section>
  );
}

function OnlyFor({ method }: { method: PaymentMethodKey }) {
  const t = useT();
  const only = isOwnMethod(method) ? undefined : clientTypeOf(method);
  if (!only) return null;
  return `${t(only === 'company' ? 'payment.onlyCompany' : 'payment.onlyPrivate')}.`;
}
