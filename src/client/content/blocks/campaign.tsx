/** A running campaign: what it announces, when it ends, and the clock until then. */
import { campaignIndicator } from '#domain/catalogue/campaigns.ts';
import { reductionPercent } from '#domain/catalogue/product.ts';
import { lastMomentOf } from '#domain/locale/dates.ts';
import { untilMoment } from '#domain/locale/until-day.ts';
import { formatReduction } from '#domain/money/format.ts';
import { tagLabel } from '../../product/tag-label.ts';
import { useHref, useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { BlockProps } from './block-props.ts';
import type { ShownCampaign } from './content-data.ts';

type CountdownProps = BlockProps<'campaign-countdown'>;

/** The campaign that a block names while it runs, else the one that ends next; undefined leaves the block out. */
export function campaignOf({ block, data }: CountdownProps): ShownCampaign | undefined {
  const { campaign: name } = block;
  return data.campaigns.find(({ tag }) => name === undefined || tag === campaignIndicator + name);
}

export function RunningCampaign(props: CountdownProps) {
  const campaign = campaignOf(props);
  const { id, text } = props.block;
  return campaign ? <Campaign {...campaign} id={id} text={text} clock /> : null;
}

type CampaignProps = ShownCampaign & {
  id?: string | undefined;
  text?: string | undefined;
  /** Counts down; the end is named in words too. */
  clock?: boolean;
};

/** Announces reductions of up to `percent`, or the name alone, with a link to them. */
export function Campaign(props: CampaignProps) {
  const { tag, percent, path, endDate, picture, articles, id, text, clock } = props;
  const shop = useShop();
  const href = useHref();
  const { t } = shop;
  const label = tagLabel(tag, shop);
  return (
    <section className="campaign" id={id}>
      {clock && articles.length > 1 ? (
        <CampaignArticles articles={articles} />
      ) : (
        picture && (
          <span className="photo">
            <Picture image={picture} sizes="(width > 1023px) 384px, 100vw" decoding="async" />
          </span>
        )
      )}
      <div className="stack" data-gap="3">
        {percent !== undefined && (
          <p className="row">
            <span className="tag">{label}</span>
          </p>
        )}
        <h2 className="sign hero__claim">
          {percent === undefined ? label : t('home.campaignTitle', { percent })}
        </h2>
        {text && <p>{text}</p>}
        <CampaignEnd endDate={endDate} clock={clock} />
        <a className="btn" data-size="l" href={href(path)}>
          {t('home.campaignLink')} <Icon name="arrow-right" />
        </a>
        {shop.priceDisclaimer && <p className="micro">{t('campaign.basis')}</p>}
      </div>
    </section>
  );
}

/** Pictures that lead to the articles, each with its reduction. */
function CampaignArticles({ articles }: Pick<ShownCampaign, 'articles'>) {
  const { href, locale } = useShop();
  return (
    <ul className="campaign__goods">
      {articles.map(({ sku, slug, name, image, price }) => (
        <li key={sku}>
          <a className="photo" href={href(`/${slug}`)}>
            <Picture
              image={image}
              alt={name}
              sizes="(width > 1023px) 128px, 33vw"
              decoding="async"
            />
            <span className="tag" data-tag="on-sale">
              {formatReduction((reductionPercent(price) ?? 0) * 100, locale)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type CampaignEndProps = { endDate: string; clock?: boolean | undefined };

/**
 * The end in the market's words; a script fills the clock (browser/clock.ts), whose place is reserved. Without
 * one the words alone are true: a page is cached. Source: eu-2026.md P-06.
 */
export function CampaignEnd({ endDate, clock }: CampaignEndProps) {
  const { t, locale: code, language, country } = useShop();
  const date = untilMoment(lastMomentOf(endDate), { code, language, country });
  return (
    <>
      <p className="small b">
        <time dateTime={endDate}>{t('campaign.ends', { date })}</time>
      </p>
      {clock && (
        <p className="clock num" role="timer" data-ends={endDate} data-ended={t('campaign.over')}>
          {['day', 'hour', 'minute'].map((unit) => (
            <span key={unit} data-unit={unit} />
          ))}
        </p>
      )}
    </>
  );
}
