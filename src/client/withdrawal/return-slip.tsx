/** The sheet for the parcel: what is in it, and to whom it goes. */
import { sellerAddress } from '#domain/content/seller.ts';
import type { ReceivedWithdrawal } from '#domain/withdrawal/operations.ts';
import { writtenLine } from '#domain/withdrawal/statement-text.ts';
import { Logo } from '../chrome/logo.tsx';
import { useShop } from '../shop.tsx';
import { StatementList } from './withdrawal-page.tsx';

type ReturnSlipProps = { withdrawal: ReceivedWithdrawal; time: string; sendBy: string };

export function ReturnSlip({ withdrawal, time, sendBy }: ReturnSlipProps) {
  const shop = useShop();
  const { t, locale, phone } = shop;
  const { number, lines, goods, name, order } = withdrawal;
  const articles = lines?.map((line) => writtenLine(line, t)) ?? [goods ?? t('withdraw.slipWhole')];
  return (
    <article className="paper">
      <header className="row spread">
        <Logo />
        <h1 className="paper__title">
          <span className="small">{t('withdraw.slip')}</span>
          <span className="sign title num">{number}</span>
        </h1>
      </header>
      <p>{t('withdraw.slipText', { date: sendBy })}</p>
      <section className="stack" data-gap="2" aria-labelledby="parcel">
        <h2 className="h3" id="parcel">
          {t('withdraw.slipGoods')}
        </h2>
        <ul className="paper__goods">
          {articles.map((article) => (
            <li key={article}>{article}</li>
          ))}
        </ul>
      </section>
      <StatementList
        rows={[
          [t('withdraw.number'), number],
          [t('withdraw.receivedLabel'), time],
          [t('order.number'), order],
          [t('contact.name'), name],
        ]}
      />
      <p className="small muted">{phone}</p>
      <section className="paper__cut" aria-labelledby="recipient">
        <h2 className="small" id="recipient">
          {t('withdraw.recipient')}
        </h2>
        <address className="sign title">
          {sellerAddress(shop, locale).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className="sign title num">{number}</p>
      </section>
    </article>
  );
}
