import { useEffect, useRef, useState } from 'react';
import { isGift, isGuarantee } from '#domain/cart/articles.ts';
import type { LineItem } from '#domain/cart/cart.ts';
import type { GuaranteeOffer } from '#domain/guarantee/offers.ts';
import { mostRows } from '#domain/quick-order/limits.ts';
import { call } from '../browser/call.ts';
import { useShop } from '../shop.tsx';

/** By the SKU of the article. */
export type GuaranteeOffers = Record<string, readonly GuaranteeOffer[]>;

/** What the articles are sold with: as rendered, then asked for when an article comes in or has another price. */
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
  const asked = useRef(new Set(rendered && priced.slice(0, mostRows)));
  const key = priced.join('\n');
  useEffect(() => {
    const unknown = key.split('\n').filter((each) => each && !asked.current.has(each));
    const news = unknown.slice(0, mostRows);
    if (news.length === 0) return;
    for (const each of news) asked.current.add(each);
    const skus = news.map((each) => each.slice(0, each.indexOf(' ')));
    // What cannot be asked for is not offered.
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
