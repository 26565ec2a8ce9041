/** The table of technical data, in two columns. */
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { technicalRows } from '#domain/catalogue/technical-rows.ts';
import { useShop } from '../../shop.tsx';

export function TechnicalData({ product }: { product: ProductDetail }) {
  const shop = useShop();
  const rows = technicalRows(product, { ...shop, today: shop.dates.today });
  const half = Math.ceil(rows.length / 2);
  return (
    <section className="sec" id="data">
      <div className="sec__head">
        <h2>{shop.t('product.technicalData')}</h2>
      </div>
      <div className="split split--half">
        {[rows.slice(0, half), rows.slice(half)].map((part) => (
          <table className="spec" key={part[0]?.label}>
            <tbody>
              {part.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
