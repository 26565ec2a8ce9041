/** All rules. Those that cannot be read from pages are named, so that nobody takes them for fulfilled. */
import { contractRules } from './contract-rules.ts';
import { pageRules } from './page-rules.ts';
import { all, type Rule } from './rule.ts';

export const rules: readonly Rule[] = [
  ...contractRules,
  ...pageRules,
  ...[
    ['C-02', 'withdrawal with three fields, no reason', 'test/worker/withdrawal'],
    ['C-04', 'receipt of a withdrawal by mail', 'test/worker/withdrawal'],
    [
      'C-20',
      'button of the order: nobody orders here',
      'test/locales/wording.test.ts, test/browser/checkout',
    ],
    ['C-30', 'order mail with terms and withdrawal form', 'test/worker/orders/order-mail.test.ts'],
    ['P-01', 'lowest price of 30 days beside a reduction', 'test/domain/catalogue'],
    ['D-10', 'export and erasure of data', 'test/worker/personal-data'],
  ].map(([id = '', about = '', unread = '']) => ({ id, about, markets: all, checks: [], unread })),
];
