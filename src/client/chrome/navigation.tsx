import type { CategoryTree } from '#domain/catalogue/category.ts';
import { routePaths } from '#domain/content/links.ts';
import { formatNumber } from '#domain/money/format.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { ShownCampaign } from '../content/blocks/content-data.ts';
import { tagLabel } from '../product/tag-label.ts';
import { useShop } from '../shop.tsx';
import { DialogPart } from '../ui/dialog-part.tsx';
import { Icon } from '../ui/icon.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';
import { CategoryBranch } from './category-branch.tsx';
import type { Chrome } from './chrome.ts';
import { LanguageLinks } from './language-links.tsx';

type NavigationProps = Pick<Chrome, 'trees' | 'languageLinks' | 'webform'> & {
  campaigns: readonly Pick<ShownCampaign, 'tag' | 'path'>[];
};

/**
 * The navigation menu: all categories in three trees, one department open at a time. It is a page of its own and the
 * content of the drawer that the menu button opens. Source: checklist LAY-7.
 */
export function Navigation({ trees, languageLinks, webform, campaigns }: NavigationProps) {
  const shop = useShop();
  const { href } = useShop();
  const { t } = shop;
  return (
    <DialogPart id="navigation-title" title={t('header.departments')} closeLabel={t('nav.close')}>
      <div className="sheet__body navd">
        {campaigns.map(({ tag, path }) => (
          <a key={tag} className="navd__row b" href={href(path)}>
            <span className="tag" data-tag="campaign">
              {tagLabel(tag, shop)}
            </span>
          </a>
        ))}
        <Tree tree={trees.all} title="nav.all" plates />
        <a className="navd__row b" href={href(routePaths.sale)}>
          <span className="plate plate--offer">%</span>
          {t('sale.link')}
        </a>
        <a className="navd__row" href={href(routePaths['order-status'])}>
          <Icon name="package" /> {t('orderStatus.title')}
        </a>
        <a className="navd__row" href={href(routePaths['quick-order'])}>
          <Icon name="receipt-text" /> {t('quickOrder.title')}
        </a>
        <Tree tree={trees.industry} title="nav.industry" />
        <Tree tree={trees.longtail} title="nav.longtail" />
      </div>
      <Ways languageLinks={languageLinks} webform={webform} />
    </DialogPart>
  );
}

type TreeProps = { tree: CategoryTree; title: TextKey };

function Tree({ tree, title, plates }: TreeProps & { plates?: boolean }) {
  const { t, href, locale } = useShop();
  if (tree.roots.length === 0) return null;
  return (
    <>
      {!plates && <h2 className="navd__title">{t(title)}</h2>}
      {tree.roots.map((root) => {
        const children = tree.childrenOf(root.key);
        const count = root.productCount;
        const name = (
          <>
            {plates && <span className="plate">{root.orderHint}</span>}
            <span className="navd__name">{root.name}</span>
            <small className="num">{formatNumber(count, locale)}</small>
          </>
        );
        if (children.length === 0) {
          return (
            <a key={root.key} className="navd__row" href={href(`/${root.slug}`)}>
              {name}
            </a>
          );
        }
        return (
          <details key={root.key} name="navigation">
            <summary>
              <span className="navd__back">
                <Icon name="arrow-left" /> {t(title)}
              </span>
              <span className="navd__row">{name}</span>
            </summary>
            <ul>
              <li>
                <a className="navd__row b" href={href(`/${root.slug}`)}>
                  {t('nav.items', { count })}
                </a>
              </li>
              {children.map((child) => (
                <CategoryBranch
                  key={child.key}
                  tree={tree}
                  category={child}
                  className="navd__row"
                />
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}

/** Login, contact, phone, language: the header has no space for them on a small screen. */
function Ways({ languageLinks, webform }: Pick<Chrome, 'languageLinks' | 'webform'>) {
  const { t, href, phone } = useShop();
  return (
    <div className="sheet__foot navd__foot">
      <a href={href(routePaths.login)} data-anonymous="">
        <Icon name="user-round" /> {t('account.login')}
      </a>
      <a href={href(routePaths.account)} data-customer="" hidden>
        <Icon name="user-round" /> {t('account.home')}
      </a>
      <a href={href(routePaths['wish-lists'])}>
        <Icon name="heart" /> {t('wishList.title')}
      </a>
      {webform && (
        <a href={href(routePaths.contact)} data-dialog="">
          <Icon name="message-square-text" /> {t('contact.title')}
        </a>
      )}
      {phone && (
        <a href={telephoneLink(phone)}>
          <Icon name="phone" /> {t('nav.call')}
        </a>
      )}
      <LanguageLinks links={languageLinks} className="lang" />
    </div>
  );
}
