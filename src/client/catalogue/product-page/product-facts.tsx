/** A product's data as figures, lists and tables. */
import { connectionOf } from '#domain/catalogue/connection.ts';
import { playable } from '#domain/catalogue/media-hosts.ts';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { formatNumber } from '#domain/money/format.ts';
import { useShop, useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Documents, hasDocuments } from './documents.tsx';

/** The first four attributes that have a unit. */
export function KeyFigures({ product }: { product: ProductDetail }) {
  const figures = product.attributesRaw.filter(({ unit }) => unit).slice(0, 4);
  if (figures.length === 0) return null;
  return (
    <dl className="keys">
      {figures.map(({ name, label, value, unit }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {value} <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Highlights({ product }: { product: ProductDetail }) {
  if (product.highlights.length === 0) return null;
  return (
    <ul className="ticks ticks--2">
      {product.highlights.map((highlight) => (
        <li key={highlight}>
          <Icon name="check" />
          {highlight}
        </li>
      ))}
    </ul>
  );
}

/** Text, video, package contents and documents, each optional. */
export function Description({ product }: { product: ProductDetail }) {
  const t = useT();
  const { description, packageContents, video } = product;
  const isDescribed = hasDescription(product);
  if (!isDescribed && !hasDocuments(product)) return null;
  return (
    <section className="sec split split--half" id={isDescribed ? 'description' : undefined}>
      {(description || video) && (
        <div className="prose">
          <h2>{t('product.description')}</h2>
          {description && <p data-lines="">{description}</p>}
          <Video product={product} />
        </div>
      )}
      <div className="with-it">
        {packageContents.length > 0 && (
          <div className="stack" data-gap="3">
            <h3>{t('product.contents')}</h3>
            <ul className="ticks">
              {packageContents.map((item) => (
                <li key={item}>
                  <Icon name="check" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Documents product={product} />
      </div>
    </section>
  );
}

export function hasDescription(product: ProductDetail): boolean {
  const { description, packageContents, video } = product;
  return Boolean(description || video || packageContents.length > 0);
}

/** Loaded when it is played; needs no script. */
function Video({ product: { video, name } }: { product: ProductDetail }) {
  const t = useT();
  if (!video) return null;
  if (!playable.test(video.url)) {
    return (
      <p>
        <a id="video" href={video.url} rel="noopener">
          {t('product.video')}
        </a>
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the catalogue has no captions to give
    <video
      id="video"
      className="video"
      controls
      preload="none"
      src={video.url}
      poster={video.poster}
      aria-label={`${t('product.video')}, ${name}`}
    />
  );
}

/** The question about the connection, answered for the market. */
function useConnectionQuestion(product: ProductDetail): ProductDetail['faq'] {
  const { t, country, locale } = useShop();
  const connection = connectionOf(product, country);
  if (!connection) return [];
  const { kind, plug = '', voltage, power = 0, socketWatts } = connection;
  const answer = t(`connection.${kind}`, {
    plug,
    voltage: String(voltage),
    power: formatNumber(power, locale),
    socket: formatNumber(socketWatts, locale),
  });
  // The other answers name the plug themselves.
  const delivered = kind === 'strong' && plug ? ` ${t('connection.plug', { plug })}` : '';
  return [{ question: t('connection.question'), answer: answer + delivered }];
}

/** The questions of the catalogue, and the one about the connection. */
export function CatalogueQuestions({ product }: { product: ProductDetail }) {
  const questions = [...useConnectionQuestion(product), ...product.faq];
  if (questions.length === 0) return null;
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <details className="filter" key={question}>
          <summary>{question}</summary>
          <p className="muted" data-lines="">
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}

export function hasQuestions(product: ProductDetail, country: CountryCode): boolean {
  return product.faq.length > 0 || connectionOf(product, country) !== undefined;
}

export function ItemNumber({ sku }: { sku: string }) {
  const t = useT();
  return (
    <span className="sku muted">{t('product.itemNumber', { number: productNumberOf(sku) })}</span>
  );
}
