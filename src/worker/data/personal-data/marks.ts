/** The marks of all tables. A schema that is missing here fails test/worker/personal-data/marks.test.ts. */
import type { TableMarks } from '../../d1/personal-data.ts';
import { alertMarks } from '../alerts/schema.ts';
import { cartMarks } from '../carts/schema.ts';
import { importMarks } from '../catalogue/import-schema.ts';
import { productMarks } from '../catalogue/product-marks.ts';
import { categoryMarks } from '../catalogue/schema.ts';
import { consentMarks } from '../consents/schema.ts';
import { contentMarks } from '../content/schema.ts';
import { customerMarks } from '../customers/schema.ts';
import { discountMarks } from '../deals/discount-schema.ts';
import { guaranteeMarks } from '../deals/guarantee-schema.ts';
import { eventMarks } from '../events/schema.ts';
import { fileMarks } from '../files/schema.ts';
import { giftCardMarks } from '../gift-cards/schema.ts';
import { identityMarks } from '../identities/schema.ts';
import { limitMarks } from '../limits/schema.ts';
import { listingMarks } from '../listing/schema.ts';
import { mailMarks } from '../mails/schema.ts';
import { orderMarks } from '../orders/schema.ts';
import { pageMarks } from '../pages/schema.ts';
import { passkeyMarks } from '../passkeys/schema.ts';
import { paymentMarks } from '../payments/schema.ts';
import { questionMarks } from '../questions/schema.ts';
import { recallMarks } from '../recalls/schema.ts';
import { recommendationMarks } from '../recommendations/schema.ts';
import { reviewMarks } from '../reviews/schema.ts';
import { synonymMarks } from '../search/schema.ts';
import { storeMarks } from '../stores/schema.ts';
import { supportMarks } from '../support/schema.ts';
import { wishListMarks } from '../wish-lists/schema.ts';
import { withdrawalMarks } from '../withdrawals/schema.ts';
import { dataRequestMarks } from './schema.ts';

/** Without the tables of sandboxes, which belong to services: who composes the parts adds them. */
export const tableMarks: readonly TableMarks[] = [
  ...alertMarks,
  ...cartMarks,
  ...categoryMarks,
  ...consentMarks,
  ...contentMarks,
  ...customerMarks,
  ...dataRequestMarks,
  ...discountMarks,
  ...eventMarks,
  ...fileMarks,
  ...giftCardMarks,
  ...guaranteeMarks,
  ...importMarks,
  ...identityMarks,
  ...limitMarks,
  ...listingMarks,
  ...mailMarks,
  ...orderMarks,
  ...pageMarks,
  ...passkeyMarks,
  ...paymentMarks,
  ...productMarks,
  ...questionMarks,
  ...recallMarks,
  ...recommendationMarks,
  ...reviewMarks,
  ...storeMarks,
  ...supportMarks,
  ...synonymMarks,
  ...wishListMarks,
  ...withdrawalMarks,
];
