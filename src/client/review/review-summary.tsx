/** Average and distribution, whose rows are filters, and how reviews are checked (eu-2026.md R-01). */
import type { RatingSource } from '#domain/catalogue/document.ts';
import { formatNumber } from '#domain/money/format.ts';
import { reviewPaths, reviewsPath } from '#domain/review/paths.ts';
import { stars } from '#domain/review/review.ts';
import { useShop, useT } from '../shop.tsx';
import { Ruler } from '../ui/ruler.tsx';
import { Stars } from '../ui/stars.tsx';

/** Text per source: how the shop verifies that buyers wrote the reviews, or that it does not. */
const checked = {
  orders: 'product.reviewsVerified',
  demo: 'product.ratingDemo',
  partlyDemo: 'product.ratingPartlyDemo',
  unchecked: 'product.reviewsUnchecked',
} as const;

type SummaryProps = {
  sku: string;
  average: number;
  count: number;
  /** The number of reviews with 1, 2, 3, 4, 5 stars. */
  distribution: readonly number[];
  source: RatingSource | undefined;
  /** The stars that are filtered by. */
  chosen?: number | undefined;
};

export function ReviewSummary({ sku, average, count, distribution, source, chosen }: SummaryProps) {
  const { locale } = useShop();
  return (
    <div className="stack" data-gap="6">
      {count > 0 && (
        <div className="stack">
          <p className="row">
            <span className="sign figure">{formatNumber(average, locale)}</span>
            <Stars average={average} count={count} />
          </p>
          <ul className="dist">
            {stars.toReversed().map((each) => (
              <Share
                key={each}
                {...{ sku, count, each }}
                number={distribution[each - 1] ?? 0}
                isChosen={each === chosen}
              />
            ))}
          </ul>
        </div>
      )}
      <WriteLink sku={sku} />
      <HowChecked source={count > 0 ? (source ?? 'unchecked') : 'orders'} />
    </div>
  );
}

type ShareProps = { sku: string; each: number; number: number; count: number; isChosen: boolean };

function Share({ sku, each, number, count, isChosen }: ShareProps) {
  const { t, href, locale } = useShop();
  return (
    <li>
      <a
        href={href(`${reviewsPath(sku)}?stars=${each}`)}
        rel="nofollow"
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className="num">
          {each}
          <span className="vh"> {t('product.rating', { rating: formatNumber(each, locale) })}</span>
        </span>
        <Ruler percent={Math.round((number / count) * 100)} />
        <span className="num muted">{number}</span>
      </a>
    </li>
  );
}

export function WriteLink({ sku }: { sku: string }) {
  const { t, href } = useShop();
  return (
    <p>
      <a
        className="btn"
        data-kind="line"
        rel="nofollow"
        href={href(`${reviewPaths.write}?sku=${sku}`)}
      >
        {t('review.write')}
      </a>
    </p>
  );
}

function HowChecked({ source }: { source: RatingSource }) {
  const t = useT();
  return (
    <div className="panel stack" data-gap="2">
      <h3 className="h3">{t('review.howTitle')}</h3>
      <p className="small">{t(checked[source])}</p>
      <p className="small muted">{t('review.policy')}</p>
    </div>
  );
}
