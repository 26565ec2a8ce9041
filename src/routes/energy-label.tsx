/** The page of a product's energy label, linked from the arrow beside a price. Source: eu-2026.md G-10…G-12. */
import { EnergyLabelPart } from '#client/catalogue/product-page/energy-label-part.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { notFound } from './catalogue/not-found.tsx';

export async function energyLabel(c: KontorContext) {
  const shop = c.get('shop');
  const { t, commerce, caller } = shop;
  const number = c.req.param('number') ?? '';
  const [tree, answer] = await Promise.all([
    loadTree(shop),
    commerce.getProductCards({ skus: [`EX${number}`] }, caller),
  ]);
  const [product] = answer.ok ? answer.data.products : [];
  if (!product?.energyLabel) return notFound(c, tree);
  const title = t('energy.label');
  return c.render(
    <BrowsePage
      chrome={chromeOf(shop, tree, samePathEverywhere(`/energy-label/${number}`))}
      className="single"
    >
      <Head title={`${labelled(t, title, product.name)} | Kontor`} index={false} />
      <EnergyLabelPart name={product.name} label={product.energyLabel} />
    </BrowsePage>,
    { screen: 'product' },
  );
}
