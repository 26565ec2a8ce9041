/** The checkout's islands as pages place them. */
import { island } from '../island.tsx';
import { VatField } from './vat-field.tsx';
import { vatFieldTexts } from './vat-field-texts.ts';

export const VatFieldIsland = island('vat-field', VatField, { when: 'load', texts: vatFieldTexts });
