import { Listing } from '#client/catalogue/listing/listing.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { CampaignEnd } from '#client/content/blocks/campaign.tsx';
import { tagLabel } from '#client/product/tag-label.ts';
import { Crumbs } from '#client/ui/crumbs.tsx';
import { Structured } from '#client/ui/data-block.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { campaignAt, campaignPath, campaignTag } from '#domain/catalogue/campaigns.ts';
import { listingQueryFrom } from '#domain/catalogue/listing/listing.ts';
import { countryName } from '#domain/country/country-name.ts';
import type { PathIn } from '#domain/routing/alternates.ts';
import { isEmptyCombination, listingIndexing } from '#domain/seo/indexing.ts';
import { itemList } from '#domain/seo/item-list.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { noLinks, pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { notFound } from './not-found.tsx';
import { waysOut } from './ways-out.ts';

/**
 * /campaign/black-friday: the name, text and end of a running campaign, and its reduced articles. It has no page before
 * it begins, and afterwards one that says so. Source: catalogue.txt §2 "A campaign filter arrives as a tag refinement".
 */
export async function campaign(c: KontorContext) {
  const shop = c.get('shop');
  const { t, caller, commerce, prefix, store, locale, view } = shop;
  const found = campaignAt(store.campaigns, c.req.param('name') ?? '', caller.now);
  if (!found) return notFound(c);
  if (found === 'over') return notFound(c, undefined, 'over');
  const { running } = found;
  const tag = campaignTag(running);
  const params = new URL(c.req.url).searchParams;
  // Of its own filters none is about badges: they would add articles that are not in the campaign.
  const { query: _, ...query } = { ...listingQueryFrom(params), tags: [] };
  const [tree, answer] = await Promise.all([
    loadTree(shop),
    commerce.searchProducts({ queries: [{ ...query, tags: [tag], onSale: true }] }, caller),
  ]);
  const answered = answer.ok ? answer.data.listings[0] : undefined;
  if (!answered) throw new Error(`no listing for ${tag}`);
  const listing = { ...answered, facets: { ...answered.facets, tags: [], onSale: 0 } };
  const { index, canonicalSearch } = listingIndexing(params, query.page, {
    articles: listing.total,
    fewest: c.env.settings.fewestIndexed,
    hasOwnText: running.text?.[locale.language] !== undefined,
  });
  const empty = isEmptyCombination(query, listing.total);
  if (listing.items.length === 0 && !empty) return notFound(c, tree);
  if (empty) c.status(404);
  const path = campaignPath(tag);
  // Whether another market has it is not known here.
  const pathIn: PathIn = ({ country }) => (country === store.key ? path : undefined);
  const links = empty ? noLinks : pageLinks(c, pathIn, { search: canonicalSearch, index });
  const name = tagLabel(tag, { ...view, t });
  const text = running.text?.[locale.language];
  const country = countryName(store.key, locale.code);
  const title = `${name} | Kontor`;
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, pathIn)}>
      <Head
        title={query.page === 1 ? title : t('listing.titlePage', { title, number: query.page })}
        description={text ?? t('listing.description', { name, count: listing.total, country })}
        index={index}
        links={links}
        image={running.picture?.url}
      />
      <Crumbs crumbs={[{ name, href: prefix + path }]} origin={links.origin} />
      <section className="campaign campaign--page">
        <div className="stack" data-gap="2">
          <h1>{name}</h1>
          {text && <p className="lead">{text}</p>}
        </div>
        {running.picture && (
          <span className="photo">
            <Picture image={running.picture} sizes="300px" decoding="async" />
          </span>
        )}
        <div className="stack" data-gap="2">
          <CampaignEnd endDate={running.endDate} clock />
        </div>
      </section>
      <Listing
        listing={listing}
        query={query}
        action={prefix + path}
        params={params}
        ways={await waysOut(shop, { listing, query, params }, { tags: [tag], onSale: true })}
      />
      {links.origin && index && (
        <Structured
          data={itemList(
            links.origin,
            listing.items.map(({ name, slug }) => ({ name, href: `${prefix}/${slug}` })),
            { total: listing.total, before: (query.page - 1) * query.pageSize },
          )}
        />
      )}
    </BrowsePage>,
    { screen: 'listing' },
  );
}
