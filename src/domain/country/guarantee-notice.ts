/** When the member states of the European Union require the notice of the legal guarantee (Directive (EU) 2024/825 art. 4). */
import type { Dated } from '../dated.ts';

export const unionGuaranteeNotice: Dated<boolean> = [
  { value: false },
  { value: true, from: '2026-09-27' },
];
