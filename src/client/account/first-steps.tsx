/** On the first page of an account without orders: its addresses and its newsletter. Design: account-states.html. */
import type { OwnConsent } from '#domain/consent/consent.ts';
import { consentText } from '#domain/consent/consent-text.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { useShop } from '../shop.tsx';
import { accountSection } from './sections.ts';

type FirstStepsProps = {
  /** How many addresses are saved. */
  addresses: number;
  /** The consent to the newsletter; undefined: it was never asked for. */
  newsletter?: OwnConsent;
};

export function FirstSteps({ addresses, newsletter }: FirstStepsProps) {
  const { t, href, locale } = useShop();
  const shipping = accountSection('/my-account/shipping-details');
  const letters = accountSection('/my-account/my-newsletter');
  const isSubscribed = newsletter !== undefined && newsletter.state !== 'withdrawn';
  return (
    <div className="ruled">
      <ul data-cols="2">
        <li className="entry">
          <h2>{t(shipping.text)}</h2>
          <p>
            {addresses === 0
              ? t('account.emptyAddress')
              : t('address.savedCount', { count: addresses })}
          </p>
          <p>
            <a className="b small" href={href(shipping.path)}>
              {t(addresses === 0 ? 'address.add' : 'address.edit')}
            </a>
          </p>
        </li>
        <li className="entry">
          <h2>{t(letters.text)}</h2>
          <p>
            {isSubscribed
              ? consentText(newsletter, { locale: localeByCode(locale), t })
              : t('newsletter.text')}
          </p>
          <p>
            <a className="b small" href={href(letters.path)}>
              {t(isSubscribed ? 'consents.title' : 'newsletter.button')}
            </a>
          </p>
        </li>
      </ul>
    </div>
  );
}
