/** On a product page: asks for an offer, and for the manual where the shop does not translate it anyway. */
import { manualTranslation } from '#domain/country/features.ts';
import { manualRequest, quoteRequest } from '#domain/support/reasons.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { supportPath } from './support-topics.tsx';

export function SupportLinks({ sku }: { sku: string }) {
  const { t, href, country } = useShop();
  const links = [
    { text: t('support.askQuote'), about: quoteRequest },
    ...(manualTranslation.has(country)
      ? []
      : [{ text: t('support.askManual'), about: manualRequest }]),
  ];
  return links.map(({ text, about }) => (
    <li key={about}>
      <Icon name="message-square-text" />
      <a className="link" href={href(supportPath({ about, sku }))} data-dialog="" rel="nofollow">
        {text}
      </a>
    </li>
  ));
}
