/** Offers an account to a guest who has ordered: only a password is missing. */
import type { ClientType } from '#domain/customer/customer.ts';
import type { PasswordRule } from '#domain/customer/password.ts';
import type { Order } from '#domain/order/order.ts';
import { useShop } from '../shop.tsx';
import { NewPasswordField } from './account-fields.tsx';

const nothingTyped = { values: {}, errors: {} };

export function AccountOffer({ order, rule }: { order: Order; rule: PasswordRule }) {
  const { t, href } = useShop();
  const { firstName, lastName, company, vatNumber } = order.billingAddress;
  const clientType: ClientType = company ? 'company' : 'private';
  const known = {
    clientType,
    firstName,
    lastName,
    companyName: company ?? '',
    vatId: vatNumber ?? '',
    email: order.customerEmail,
  };
  return (
    <section className="panel stack" aria-labelledby="account-offer">
      <h2 className="sign title" id="account-offer">
        {t('account.createTitle')}
      </h2>
      <p className="muted">{t('account.createText')}</p>
      <form className="stack" method="post" action={href('/create-account')}>
        {Object.entries(known).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <NewPasswordField state={nothingTyped} rule={rule} />
        <button type="submit" className="btn" data-kind="line">
          {t('account.createButton')}
        </button>
      </form>
    </section>
  );
}
