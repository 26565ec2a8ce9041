/**
 * Parcel tracking with our own form and a link; nothing of the tracking service is loaded into the page. Absent if the
 * market has no account there. Source: purchase-flow.txt §2 "parcel-tracking widget".
 */
import { routePaths } from '#domain/content/links.ts';
import { useShop } from '../shop.tsx';
import { Field } from '../ui/field.tsx';

/** `link`: the tracking page of the parcel, if a number is given. */
export type Tracking = { number?: string; link?: string };

export function ParcelTracking({ number, link }: Tracking) {
  const { t, href } = useShop();
  return (
    <section className="panel stack" aria-labelledby="tracking">
      <h2 className="sign title" id="tracking">
        {t('content.title.order-tracking')}
      </h2>
      <p className="muted">{t('content.lead.order-tracking')}</p>
      <form className="stack" action={href(routePaths['order-status'])}>
        <Field
          name="parcel"
          label={t('tracking.number')}
          defaultValue={number}
          autoComplete="off"
          maxLength={40}
          required
        />
        <button type="submit" className="btn" data-kind="line">
          {t('tracking.button')}
        </button>
      </form>
      {number && link && (
        <p role="status">
          <a className="link b" href={link} target="_blank" rel="noopener noreferrer">
            {t('tracking.link', { number })} {t('link.newTab')}
          </a>
        </p>
      )}
    </section>
  );
}
