import { useEffect, useRef, useState } from 'react';
import { isGift, isGuarantee } from '#domain/cart/articles.ts';
import type { LineItem } from '#domain/cart/cart.ts';
import type { GuaranteeOffer } from '#domain/guarantee/offers.ts';
import { maxRows } from '#domain/quick-order/limits.ts';
import { call } from '../../browser/call.ts';
import { useShop } from '../../shop.tsx';

/** By the SKU of the article. */
export type GuaranteeOffers = Record<string, readonly GuaranteeOffer[]>;

/** Guarantee offers of the articles: as rendered, then requested for each article that is new or has another price. */
export function useGuarantees(
  lines: readonly LineItem[],
  rendered?: GuaranteeOffers,
): GuaranteeOffers {
  const { guarantees } = useShop();
  const [offers, setOffers] = useState<GuaranteeOffers>(rendered ?? {});
  const articles = lines.filter((line) => guarantees && !isGift(line) && !isGuarantee(line));
  const priced = articles.map(({ variant: { sku }, price: { value, discounted } }) => {
    return `${sku} ${(discounted ?? value).centAmount}`;
  });
  const requested = useRef(new Set(rendered && priced.slice(0, maxRows)));
  const key = priced.join('\n');
  useEffect(() => {
    const unknown = key.split('\n').filter((each) => each && !requested.current.has(each));
    const news = unknown.slice(0, maxRows);
    if (news.length === 0) return;
    for (const each of news) requested.current.add(each);
    const skus = news.map((each) => each.slice(0, each.indexOf(' ')));
    // If the request fails no guarantees are offered.
    call('getGuaranteeOffers', { skus }).then(
      (outcome) => {
        const found = outcome.ok ? outcome.data.offers : {};
        setOffers((known) => ({
          ...known,
          ...Object.fromEntries(skus.map((sku) => [sku, found[sku] ?? []])),
        }));
      },
      () => undefined,
    );
  }, [key]);
  return offers;
}
