/** The name of the shop in titles, mails and structured data. The company behind it: seller-document.ts. */
export const shopName = 'Kontor';
