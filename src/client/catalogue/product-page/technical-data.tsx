/** The table of technical data, in groups. */
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { inColumns, inGroups } from '#domain/catalogue/technical-data/attribute-groups.ts';
import { technicalRows } from '#domain/catalogue/technical-data/technical-rows.ts';
import { useShop } from '../../shop.tsx';

export function TechnicalData({ product }: { product: ProductDetail }) {
  const shop = useShop();
  const { t } = shop;
  const groups = inGroups(technicalRows(product, { ...shop, today: shop.dates.today }));
  const columns = inColumns(groups);
  return (
    <section className="sec" id="data">
      <div className="sec__head">
        <h2>{t('product.technicalData')}</h2>
      </div>
      <div className={columns.length > 1 ? 'split split--half specs' : 'specs'}>
        {columns.map((column) => (
          <div className="stack" data-gap="6" key={column[0]?.group}>
            {column.map(({ group, rows }) => (
              <table className="spec" key={group}>
                <caption>{t(`data.${group}`)}</caption>
                <tbody>
                  {rows.map(({ label, value }) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
