/** Marks of the tables in product-schema.ts. */
import { nothingPersonal } from '../../d1/personal-data.ts';

export const productMarks = [
  nothingPersonal(
    'products',
    `id sku number product_type family brand model ean created_at published is_bware is_package_type_freight images
      tags rating_average rating_count rating_distribution rating_source volume_discount_group attributes related_accessories
      parent_products referenced_categories energy_label net_content details`,
  ),
  nothingPersonal('product_texts', 'language product_id name slug facts sort_name'),
  nothingPersonal('product_pages', 'language product_id document'),
  nothingPersonal('product_categories', 'category_key product_id'),
  nothingPersonal('product_tags', 'tag product_id'),
  nothingPersonal('attribute_values', 'id key name unit word low high'),
  nothingPersonal('product_attributes', 'product_id value place'),
  nothingPersonal('attribute_labels', 'language name word label unit'),
  nothingPersonal('brands', 'key name'),
  nothingPersonal(
    'prices',
    `store product_id currency cent_amount discounted_cent_amount discounted_from discounted_until progressive_from
      discount lowest_cent_amount sellable`,
  ),
  nothingPersonal('price_history', 'store sku valid_from currency cent_amount'),
  nothingPersonal('inventory', 'sku available_quantity'),
];
