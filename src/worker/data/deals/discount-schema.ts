/** Cart discounts and the codes that enable them, evaluated by src/domain/discount. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CartDiscount } from '#domain/discount/cart-discount.ts';
import type { DiscountCode } from '#domain/discount/discount-code.ts';
import { flag, json } from '../../d1/columns.ts';
import { nothingPersonal } from '../../d1/personal-data.ts';

export const cartDiscounts = sqliteTable('cart_discounts', {
  key: text('key').primaryKey(),
  isActive: flag('is_active'),
  requiresDiscountCode: flag('requires_discount_code'),
  document: json<CartDiscount>('document'),
});

export const discountCodes = sqliteTable('discount_codes', {
  /** Upper case. */
  code: text('code').primaryKey(),
  document: json<DiscountCode>('document'),
  /** The number of orders that used it. */
  applications: integer('applications').notNull().default(0),
});

export const discountMarks = [
  nothingPersonal('cart_discounts', 'key is_active requires_discount_code document'),
  nothingPersonal('discount_codes', 'code document applications'),
];
