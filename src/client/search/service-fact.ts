/** What a page of service says first, in one sentence: of delivery what it costs, of a withdrawal until when. */
import { factsOf } from '#domain/country/countries.ts';
import type { ServicePage } from '#domain/search/service-words.ts';
import { useMoney, useShop } from '../shop.tsx';

/** Undefined for pages that no single fact answers, and for countries without a right of withdrawal. */
export function useServiceFact(page: ServicePage): string | undefined {
  const { t, shipping, country, withdrawalLink } = useShop();
  const money = useMoney();
  const days = factsOf(country).law.withdrawalDays;
  if (page === 'delivery') {
    const { freeAbove, parcel, freight } = shipping;
    const free = t('home.uspDelivery', { amount: money(freeAbove) });
    const below = t('home.uspDeliveryText', { parcel: money(parcel), freight: money(freight) });
    return `${free}, ${below}`;
  }
  const isAboutWithdrawal = page === 'withdrawal' || page === 'returns';
  return isAboutWithdrawal && withdrawalLink && days !== null
    ? t('withdraw.knowDeadline', { days })
    : undefined;
}
