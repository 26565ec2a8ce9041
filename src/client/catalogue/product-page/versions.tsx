import { currentPrice, type ProductDetail } from '#domain/catalogue/product.ts';
import { type Version, versionLabels, versionsAtOnce } from '#domain/catalogue/versions.ts';
import { Amount } from '../../product/amount.tsx';
import { useMoney, useShop } from '../../shop.tsx';

type VersionsProps = { own: ProductDetail; versions: readonly Version[] };

/** All versions of a product as links to their own pages: by price without reductions, B-ware last. */
export function Versions({ own, versions }: VersionsProps) {
  const { t, locale } = useShop();
  const money = useMoney();
  if (versions.length === 0) return null;
  const all = [own, ...versions];
  const { heading, labels } = versionLabels(all, (label) => t('label.colon', { label }));
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const labelled = all
    .map((version, index) => ({ version, label: labels[index] ?? version.name }))
    .toSorted(
      (a, b) =>
        Number(a.version.isBware) - Number(b.version.isBware) ||
        a.version.price.centAmount - b.version.price.centAmount ||
        compare(a.label, b.label),
    );
  const isOwn = ({ sku }: Version) => sku === own.sku;
  const atOnce = versionsAtOnce(
    labelled.map(({ version, label }) =>
      isOwn(version) ? label.length : `${label} ${money(currentPrice(version.price))}`.length,
    ),
    labelled.findIndex(({ version }) => isOwn(version)),
  );
  const rest = labelled.filter((_, index) => !atOnce.has(index));
  return (
    <nav className="stack" data-gap="2" aria-label={t('product.family')}>
      <p className="label">{heading || t('product.family')}</p>
      <VersionList versions={labelled.filter((_, index) => atOnce.has(index))} own={own.sku} />
      {rest.length > 0 && (
        <details>
          <summary>{t('filter.more', { count: rest.length })}</summary>
          <VersionList versions={rest} own={own.sku} />
        </details>
      )}
    </nav>
  );
}

type ListProps = { versions: readonly { version: Version; label: string }[]; own: string };

function VersionList({ versions, own }: ListProps) {
  const { t, href } = useShop();
  return (
    <ul className="row versions small" data-gap="2">
      {versions.map(({ version: { sku, slug, isBware, price }, label }) => {
        const said = (
          <>
            {label}
            {isBware && <small>{t('badge.bware')}</small>}
            {sku !== own && (
              <small>
                <Amount of={currentPrice(price)} bare />
              </small>
            )}
          </>
        );
        return (
          <li key={sku}>
            {sku === own ? (
              <span aria-current="true">{said}</span>
            ) : (
              <a href={href(`/${slug}`)}>{said}</a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
