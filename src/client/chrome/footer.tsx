import { brandPath } from '#domain/catalogue/collections.ts';
import type { Block } from '#domain/content/content-document.ts';
import { isInternal, type Link } from '#domain/content/links.ts';
import { sellerAddress, sellerRegister } from '#domain/content/seller.ts';
import { Plates } from '../payment/plates.tsx';
import { NetPrices } from '../product/net-prices.tsx';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';
import type { Chrome } from './chrome.ts';
import { MarketChoice } from './market-choice.tsx';
import { NewsletterSignup } from './newsletter-signup.tsx';
import { ShopRating } from './shop-rating.tsx';

export function Footer(chrome: Chrome) {
  const { footer, legalLinks, reviewSite, googleReviews, year, rating, ratingIn } = chrome;
  const { t, seller } = useShop();
  return (
    <>
      <NewsletterSignup />
      <footer className="foot board">
        <div className="wrap">
          <div className="foot__cols">
            <Reach />
            {footer.map((block) => (
              <Links
                key={'title' in block ? block.title : block.type}
                block={block}
                chrome={chrome}
              />
            ))}
            {/* Never folded: the law wants these one press away (eu-2026.md C-01, C-22). */}
            <section>
              <h2>{t('checkout.legalLinks')}</h2>
              <FooterLinks links={legalLinks} />
            </section>
          </div>
          <div className="foot__end row spread">
            {footer.map((block) => (
              <Trusted
                key={'title' in block ? block.title : block.type}
                block={block}
                chrome={chrome}
              />
            ))}
            <MarketChoice {...chrome} />
          </div>
          <div className="foot__end row spread">
            {rating && ratingIn?.footer && (
              <span className="stars">
                <ShopRating {...rating} />
              </span>
            )}
            {reviewSite && (
              <a href={reviewSite} rel="noopener">
                <Icon name="star" /> {t('footer.reviewSite')}
              </a>
            )}
            {googleReviews && (
              <a href={googleReviews} rel="noopener">
                <Icon name="star" /> {t('footer.googleReviews')}
              </a>
            )}
            <span>{t('footer.delivery')}</span>
            <span>{t('footer.copyright', { year: yearsUntil(year, seller?.since) })}</span>
            <NetPrices className="only-not-xl" />
            {seller?.isDemo && <span>{t('demo.notice')}</span>}
          </div>
        </div>
      </footer>
    </>
  );
}

const yearsUntil = (year: number, since: number = year): string =>
  since < year ? `${since}–${year}` : String(year);

/** Contact details, without those that the store lacks (eu-2026.md C-27). */
function Reach() {
  const shop = useShop();
  const { t, phone, email, openingHours, locale } = shop;
  const address = whole(sellerAddress(shop, locale));
  return (
    <section>
      <h2>{t('footer.contact')}</h2>
      <ul>
        {phone && (
          <li>
            <a className="sign title" href={telephoneLink(phone)}>
              {phone}
            </a>
          </li>
        )}
        {openingHours && <li className="muted small">{openingHours}</li>}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {[...(address ? [address] : []), ...sellerRegister(shop, t)].map((line) => (
          <li key={line} className="muted small">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Joins the parts into a line that breaks only between them. */
function whole(parts: string[]): string {
  return parts.map((part) => part.replaceAll(' ', '\u00a0')).join(', ');
}

type PartProps = { block: Block; chrome: Chrome };

/** A column of the footer's document: links, or the departments. */
function Links({ block, chrome: { departments, trees } }: PartProps) {
  if (block.type === 'help-menu') {
    const links = block.links.map(({ text: name, href }) => ({ name, ...targetOf(href) }));
    return <Column title={block.title} links={links} />;
  }
  if (block.type !== 'category-boxes') return null;
  const named = block.categories?.flatMap((key) => trees.all.byKey(key) ?? []);
  const shown = block.departments ? departments : (named ?? []);
  const links = shown.slice(0, block.count).map(({ name, slug }) => ({ name, path: `/${slug}` }));
  return links.length > 0 && <Column title={block.title} links={links} />;
}

const targetOf = (href: string) => (isInternal(href) ? { path: href } : { external: href });

/** Brands, payment methods and carriers, as lists of their own. */
function Trusted({ block, chrome: { paymentMethods } }: PartProps) {
  const { href } = useShop();
  if (block.type !== 'trusted-brands-and-payments') return null;
  const { title, brands = [], payments, carriers = [] } = block;
  return (
    <>
      {brands.length > 0 && (
        <ul className="row" aria-label={title}>
          {brands.map((brand) => (
            <li key={brand}>
              <a href={href(brandPath(brand))}>{brand}</a>
            </li>
          ))}
        </ul>
      )}
      {payments && <Plates methods={paymentMethods} />}
      {carriers.length > 0 && (
        <ul className="pays">
          {carriers.map((carrier) => (
            <li key={carrier}>{carrier}</li>
          ))}
        </ul>
      )}
    </>
  );
}

type LinksProps = { links: readonly Link[] };

/** Folded on a phone; elsewhere styles and script keep it open (browser/frame.ts). */
function Column({ title, links }: LinksProps & { title: string }) {
  return (
    <details>
      <summary>
        <h2>{title}</h2>
      </summary>
      <FooterLinks links={links} />
    </details>
  );
}

function FooterLinks({ links }: LinksProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={'path' in link ? link.path : link.external}>
          <FooterLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function FooterLink({ link }: { link: Link }) {
  const { t, href } = useShop();
  const name = typeof link.name === 'string' ? link.name : t(link.name.text);
  if ('external' in link) {
    // No line break before the arrow.
    const [, start, last] = /^(.* )?(.*)$/.exec(name) ?? [];
    return (
      <a href={link.external} rel="noopener">
        {start}
        <span className="whole">
          {last} <Icon name="arrow-up-right" />
        </span>
      </a>
    );
  }
  return (
    <a href={href(link.path)} data-dialog={link.path === '/contact' ? '' : undefined}>
      {name}
    </a>
  );
}
