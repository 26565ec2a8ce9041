/** A document in UBL 2.1, as EN 16931 binds it (CEN/TS 16931-3-2). The schema prescribes the order of the elements. */

import { group, text, xmlDocument } from '../xml.ts';
import {
  discountCode,
  exemptionCode,
  paymentMeans,
  specification,
  taxCategories,
  typeCodes,
  unitOf,
} from './codes.ts';
import type { Allowance, Invoice, InvoiceLine, Tax } from './invoice.ts';
import {
  buyerParty,
  buyerReference,
  deliveryName,
  type Party,
  type Place,
  placeOf,
  sellerParty,
} from './party-terms.ts';
import { decimal, percent, unitPrice } from './written-amounts.ts';

const oasis = 'urn:oasis:names:specification:ubl:schema:xsd';

export function ublOf(invoice: Invoice): string {
  const { kind, number, issuedOn, notes, currency, order, lines } = invoice;
  const isCredit = kind === 'creditNote';
  const name = isCredit ? 'CreditNote' : 'Invoice';
  return xmlDocument(
    name,
    {
      xmlns: `${oasis}:${name}-2`,
      'xmlns:cac': `${oasis}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${oasis}:CommonBasicComponents-2`,
    },
    text('cbc:CustomizationID', specification),
    text('cbc:ID', number),
    text('cbc:IssueDate', issuedOn),
    text(`cbc:${name}TypeCode`, typeCodes[kind]),
    ...notes.map((note) => text('cbc:Note', note)),
    text('cbc:DocumentCurrencyCode', currency),
    text('cbc:BuyerReference', buyerReference(invoice)),
    group(
      'cac:OrderReference',
      text('cbc:ID', invoice.buyer.address.reference ?? order.number),
      text('cbc:SalesOrderID', order.number),
    ),
    corrected(invoice),
    group('cac:AccountingSupplierParty', partyOf(sellerParty(invoice))),
    group('cac:AccountingCustomerParty', partyOf(buyerParty(invoice))),
    group(
      'cac:Delivery',
      text('cbc:ActualDeliveryDate', invoice.suppliedOn),
      group(
        'cac:DeliveryLocation',
        group('cac:Address', placeIn(placeOf(invoice.deliveryAddress))),
      ),
      group('cac:DeliveryParty', group('cac:PartyName', text('cbc:Name', deliveryName(invoice)))),
    ),
    paymentIn(invoice),
    ...invoice.allowances.map((each) => allowanceIn(each, currency)),
    taxesIn(invoice),
    totalsIn(invoice),
    ...lines.map((line, at) => lineIn(line, at, invoice)),
  );
}

function corrected({ corrects }: Invoice): string {
  if (!corrects) return '';
  return group(
    'cac:BillingReference',
    group(
      'cac:InvoiceDocumentReference',
      text('cbc:ID', corrects.number),
      text('cbc:IssueDate', corrects.issuedOn),
    ),
  );
}

function partyOf({ endpoint, tradingName, taxNumber, place, ...party }: Party): string {
  const { vatNumber, name, register, contact } = party;
  return group(
    'cac:Party',
    text('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
    group('cac:PartyIdentification', text('cbc:ID', taxNumber)),
    group('cac:PartyName', text('cbc:Name', tradingName)),
    group('cac:PostalAddress', placeIn(place)),
    vatNumber ? group('cac:PartyTaxScheme', text('cbc:CompanyID', vatNumber), vatScheme) : '',
    group(
      'cac:PartyLegalEntity',
      text('cbc:RegistrationName', name),
      text('cbc:CompanyID', register),
    ),
    group(
      'cac:Contact',
      text('cbc:Name', contact.name),
      text('cbc:Telephone', contact.phone),
      text('cbc:ElectronicMail', contact.email),
    ),
  );
}

function placeIn({ street, more, city, postalCode, region, country }: Place): string {
  const [first, second] = more;
  return [
    text('cbc:StreetName', street),
    text('cbc:AdditionalStreetName', first),
    text('cbc:CityName', city),
    text('cbc:PostalZone', postalCode),
    text('cbc:CountrySubentity', region),
    group('cac:AddressLine', text('cbc:Line', second)),
    group('cac:Country', text('cbc:IdentificationCode', country)),
  ].join('');
}

function paymentIn(invoice: Invoice): string {
  const { account, reference, terms } = invoice.payment;
  return [
    group(
      'cac:PaymentMeans',
      text('cbc:PaymentMeansCode', paymentMeans(invoice)),
      text('cbc:PaymentID', reference),
      account
        ? group(
            'cac:PayeeFinancialAccount',
            text('cbc:ID', account.iban.replace(/\s/g, '')),
            text('cbc:Name', account.accountOwner),
            group('cac:FinancialInstitutionBranch', text('cbc:ID', account.bic)),
          )
        : '',
    ),
    group('cac:PaymentTerms', text('cbc:Note', terms)),
  ].join('');
}

const vatScheme = group('cac:TaxScheme', text('cbc:ID', 'VAT'));

const categoryOf = ({ treatment, rate }: Tax) => [
  text('cbc:ID', taxCategories[treatment].code),
  text('cbc:Percent', percent(rate)),
];

function amount(name: string, cents: number, currency: string): string {
  return text(name, decimal(cents), { currencyID: currency });
}

function allowanceIn({ name, net, tax }: Allowance, currency: string): string {
  return group(
    'cac:AllowanceCharge',
    text('cbc:ChargeIndicator', 'false'),
    text('cbc:AllowanceChargeReasonCode', discountCode),
    text('cbc:AllowanceChargeReason', name),
    amount('cbc:Amount', net, currency),
    group('cac:TaxCategory', ...categoryOf(tax), vatScheme),
  );
}

function taxesIn({ taxes, totals, currency }: Invoice): string {
  return group(
    'cac:TaxTotal',
    amount('cbc:TaxAmount', totals.vat, currency),
    ...taxes.map(({ tax, net, vat, exemption }) =>
      group(
        'cac:TaxSubtotal',
        amount('cbc:TaxableAmount', net, currency),
        amount('cbc:TaxAmount', vat, currency),
        group(
          'cac:TaxCategory',
          ...categoryOf(tax),
          text('cbc:TaxExemptionReasonCode', exemptionCode(tax.treatment)),
          text('cbc:TaxExemptionReason', exemption),
          vatScheme,
        ),
      ),
    ),
  );
}

function totalsIn({ totals, currency }: Invoice): string {
  const { lines, net, total, allowances, prepaid, rounding, due } = totals;
  const optional = (name: string, cents: number) => (cents ? amount(name, cents, currency) : '');
  return group(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', lines, currency),
    amount('cbc:TaxExclusiveAmount', net, currency),
    amount('cbc:TaxInclusiveAmount', total, currency),
    optional('cbc:AllowanceTotalAmount', allowances),
    optional('cbc:PrepaidAmount', prepaid),
    optional('cbc:PayableRoundingAmount', rounding),
    amount('cbc:PayableAmount', due, currency),
  );
}

function lineIn(line: InvoiceLine, at: number, { kind, currency }: Invoice): string {
  const { quantity, net, listNet, name, sku, tax } = line;
  const [element, count] =
    kind === 'creditNote'
      ? ['cac:CreditNoteLine', 'cbc:CreditedQuantity']
      : ['cac:InvoiceLine', 'cbc:InvoicedQuantity'];
  return group(
    element,
    text('cbc:ID', String(at + 1)),
    text(count, String(quantity), { unitCode: unitOf(line) }),
    amount('cbc:LineExtensionAmount', net, currency),
    listNet > net
      ? group(
          'cac:AllowanceCharge',
          text('cbc:ChargeIndicator', 'false'),
          text('cbc:AllowanceChargeReasonCode', discountCode),
          amount('cbc:Amount', listNet - net, currency),
        )
      : '',
    group(
      'cac:Item',
      text('cbc:Name', name),
      group('cac:SellersItemIdentification', text('cbc:ID', sku)),
      group('cac:ClassifiedTaxCategory', ...categoryOf(tax), vatScheme),
    ),
    group('cac:Price', text('cbc:PriceAmount', unitPrice(line), { currencyID: currency })),
  );
}
