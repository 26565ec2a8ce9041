/** Products by SKU for lines and slots, and the product page in one round trip. */
import { sql } from 'drizzle-orm';
import type { ProductText } from '#domain/catalogue/document.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { type GuaranteeOffer, guaranteeOffers } from '#domain/guarantee/offers.ts';
import type { Caller, Data } from '#domain/operations.ts';
import { batch, eachOf, nearest, rows } from '../../d1/statements.ts';
import { guaranteeStatement, readGuarantees } from '../deals/guarantees.ts';
import { categoriesAbove } from '../listing/listing-index.ts';
import { inOrderOf, type SummaryRow, selectSummaries, summaryOf } from '../listing/summaries.ts';
import {
  type PageAvailabilityRow,
  pageAvailabilityOf,
  productAvailability,
} from './availability.ts';
import { type DetailRow, detailColumns, detailOf, sellableDetails } from './details.ts';
import { relationStatements, relationsOf } from './relations.ts';

/** Products in the requested order; those that this store does not sell are omitted. */
export async function loadProducts(
  binding: D1Database,
  skus: readonly string[],
  caller: Caller,
): Promise<ProductSummary[]> {
  const found = await rows<SummaryRow>(
    nearest(binding),
    selectSummaries(caller, sql`p.sku IN ${eachOf(skus)}`),
  );
  return inOrderOf(skus, found, caller);
}

type PageRow = DetailRow & PageAvailabilityRow & { categories_above: string };

/** The product with this eight-digit number; undefined when this market does not have it. */
export async function loadProductPage(
  binding: D1Database,
  number: string,
  caller: Caller,
): Promise<Data<'getProductPage'> | undefined> {
  const [details = [], guarantees = [], ...related] = await batch(nearest(binding), [
    sql`SELECT ${detailColumns(caller)}, ${sql.raw(categoriesAbove)} AS categories_above,
      ${productAvailability()}
      FROM ${sellableDetails(caller)}
      WHERE p.published = 1 AND p.number = ${number}`,
    guaranteeStatement,
    ...relationStatements(number, caller),
  ]);
  const [row] = details as PageRow[];
  if (!row) return undefined;
  const product = detailOf(row, caller);
  return {
    product,
    guarantees: guaranteesOf(row, guarantees, caller),
    ...relationsOf(ownOf(row), product.parts ?? [], related, caller),
    pageAvailability: pageAvailabilityOf(row),
  };
}

/** The table of technical data stands in the page's text. */
function ownOf({ family, attributes, page }: DetailRow) {
  const { attributesRaw } = JSON.parse(page) as ProductText;
  return { family, attributes, attributes_raw: JSON.stringify(attributesRaw) };
}

function guaranteesOf(row: PageRow, guarantees: unknown[], caller: Caller): GuaranteeOffer[] {
  const { sku, brand, price } = summaryOf(row, caller);
  const categories = JSON.parse(row.categories_above) as string[];
  const { centAmount, discounted } = price;
  return guaranteeOffers(
    {
      sku,
      productType: row.product_type,
      brand,
      categories,
      centAmount,
      ...(discounted && { discountedCentAmount: discounted.centAmount }),
    },
    readGuarantees(guarantees),
    caller.store,
  );
}
