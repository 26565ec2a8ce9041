/** Articles of the demo that the tests in workerd sell by every backend. */
export const twinSkus = {
  /** With volume discounts. */
  parcel: 'EX10411513',
  other: 'EX10002794',
  freight: 'EX10050096',
  accessory: 'EX10290364',
  /** With a price that is reduced for some time. */
  reduced: 'EX10619067',
};
