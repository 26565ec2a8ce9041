/** Third step: the acknowledgement of receipt, to read and to print, and what happens next. Source: eu-2026.md C-04. */
import { routePaths } from '#domain/content/links.ts';
import type { ReceivedWithdrawal } from '#domain/withdrawal/operations.ts';
import { useShop, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { Note } from '../ui/note.tsx';
import { StatementList } from './withdrawal-page.tsx';

export type WithdrawalReceiptProps = {
  withdrawal: ReceivedWithdrawal;
  /** The time of receipt for people and for machines; the two days until which something has to happen. */
  written: { time: string; iso: string; sendBy: string; refundBy: string };
  /** Signed: opens the return slip. */
  receipt: string;
};

export function WithdrawalReceipt({ withdrawal, written, receipt }: WithdrawalReceiptProps) {
  const { t, href } = useShop();
  const { number, text, name, order, email, isMailHeldBack } = withdrawal;
  const slip = `${routePaths.withdrawal}/slip?${new URLSearchParams({ receipt })}`;
  return (
    <div className="stack" data-gap="6">
      <Note kind="ok">
        <p>
          <b>{t('withdraw.receivedAt', { time: written.time })}</b>{' '}
          {t(isMailHeldBack ? 'withdraw.heldBack' : 'withdraw.onItsWay', { email })}
        </p>
      </Note>
      <section className="receipt" aria-labelledby="receipt">
        <div className="receipt__head">
          <h2 className="h3" id="receipt">
            {t('withdraw.receipt')}
          </h2>
          <b className="sign title num" data-withdrawal={number}>
            {number}
          </b>
        </div>
        <StatementList
          rows={[
            [
              t('withdraw.receivedLabel'),
              <time key="time" dateTime={written.iso}>
                {written.time}
              </time>,
            ],
            [
              t('withdraw.statementLabel'),
              <span key="text" data-lines="">
                {text}
              </span>,
            ],
            [t('contact.name'), name],
            [t('order.number'), order],
            [t('address.email'), email],
          ]}
        />
      </section>
      <p className="row no-print">
        <a className="btn" href={href(slip)}>
          <Icon name="printer" />
          {t('withdraw.slipOpen')}
        </a>
      </p>
    </div>
  );
}

export function WhatHappensNext({ written }: Pick<WithdrawalReceiptProps, 'written'>) {
  const t = useT();
  return (
    <section className="panel stack" data-gap="3">
      <h2 className="h3">{t('withdraw.nextTitle')}</h2>
      <ol className="stack" data-gap="3">
        <li>
          <b className="b">{t('withdraw.sendBy', { date: written.sendBy })}</b>
          <p className="small muted">{t('withdraw.sendText')}</p>
        </li>
        <li>
          <b className="b">{t('withdraw.refundBy', { date: written.refundBy })}</b>
          <p className="small muted">{t('withdraw.refundText')}</p>
        </li>
      </ol>
    </section>
  );
}
