/** Responsible persons, identification, warnings. Source: Regulation (EU) 2023/988 art. 19, eu-2026.md G-01. */
import { openGtinOf } from '#domain/catalogue/gtin.ts';
import { type ProductDetail, productNumberOf } from '#domain/catalogue/product.ts';
import type { Manufacturer } from '#domain/catalogue/product-safety.ts';
import { type ContentPage, contentPath } from '#domain/content/pages.ts';
import { useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Open by default: it must be clearly visible before anything is bought. */
export function ProductSafety({ product }: { product: ProductDetail }) {
  const { t, language } = useShop();
  const { manufacturer, responsiblePerson, model, sku, warnings } = product;
  const gtin = openGtinOf(product);
  return (
    <section className="sec" id="safety" data-gpsr="">
      <div className="sec__head">
        <h2>{t('safety.title')}</h2>
      </div>
      <div className="split split--half">
        <dl className="stack" data-gap="3">
          {manufacturer && (
            <div>
              <dt className="small muted">{t('safety.manufacturer')}</dt>
              <dd>
                <Contact contact={manufacturer} />
              </dd>
            </div>
          )}
          {responsiblePerson && (
            <div>
              <dt className="small muted">{t('safety.responsiblePerson')}</dt>
              <dd>
                <Contact contact={responsiblePerson} />
              </dd>
            </div>
          )}
          <div>
            <dt className="small muted">{t('safety.identification')}</dt>
            <dd>
              {product.brand} {model}
              <br />
              {t('product.itemNumber', { number: productNumberOf(sku) })}
              {gtin && (
                <>
                  <br />
                  {`GTIN ${gtin}`}
                </>
              )}
            </dd>
          </div>
        </dl>
        <div className="stack" data-gap="3">
          <Hazard product={product} />
          {warnings.length > 0 && (
            <>
              <h3>{t('safety.warnings')}</h3>
              <ul className="ticks" lang={language} data-warnings="">
                {warnings.map((warning) => (
                  <li key={warning}>
                    <Icon name="triangle-alert" />
                    {warning}
                  </li>
                ))}
              </ul>
            </>
          )}
          <TakeBack product={product} />
        </div>
      </div>
    </section>
  );
}

/** Pictograms, signal word and statements of dangerous mixtures, before the purchase (eu-2026.md G-31). */
function Hazard({ product: { declarations, hazardStatements = [] } }: { product: ProductDetail }) {
  const { t, language } = useShop();
  const { signalWord, pictograms = [] } = declarations?.hazard ?? {};
  if (!signalWord && pictograms.length + hazardStatements.length === 0) return null;
  return (
    <div className="stack" data-gap="3" data-hazard="">
      <p className="row">
        {pictograms.map(({ code, url }) => (
          <img key={code} src={url} alt={code} width={64} height={64} />
        ))}
        {signalWord && <b>{t(`hazard.${signalWord}`)}</b>}
      </p>
      <ul className="ticks" lang={language}>
        {hazardStatements.map((statement) => (
          <li key={statement}>
            <Icon name="triangle-alert" />
            {statement}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The address may be in any country and is shown as the manufacturer wrote it. */
function Contact({ contact }: { contact: Manufacturer }) {
  const { name, postalAddress, electronicAddress } = contact;
  const isPage = /^https:/i.test(electronicAddress);
  return (
    <address>
      {name}
      <br />
      {postalAddress}
      <br />
      <a
        className="link"
        href={isPage ? electronicAddress : `mailto:${electronicAddress}`}
        rel="noopener"
      >
        {electronicAddress.replace(/^https:\/\//i, '')}
      </a>
    </address>
  );
}

const takeBackPages = {
  electrical: 'electrical-take-back',
  battery: 'battery-regulations',
} as const satisfies Record<string, ContentPage>;

/** How old appliances and batteries are taken back (eu-2026.md G-20, G-21). */
function TakeBack({ product: { takeBack } }: { product: ProductDetail }) {
  const { t, href } = useShop();
  if (!takeBack?.length) return null;
  return (
    <ul className="ticks">
      {takeBack.map((kind) => (
        <li key={kind}>
          <Icon name="rotate-ccw" />
          <a className="link" href={href(contentPath(takeBackPages[kind]))}>
            {t(`content.title.${takeBackPages[kind]}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
