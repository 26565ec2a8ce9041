/**
 * A document in UN/CEFACT CII D16B, as EN 16931 binds it (CEN/TS 16931-3-3): the data inside a Factur-X or ZUGFeRD PDF
 * of the profile EN 16931. The schema prescribes the order of the elements.
 */

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
import type { Allowance, Invoice, InvoiceLine, Tax, TaxSum } from './invoice.ts';
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

const unece = 'urn:un:unece:uncefact:data:standard';

export function ciiOf(invoice: Invoice): string {
  const { number, kind, issuedOn, notes, lines, order, buyer } = invoice;
  return xmlDocument(
    'rsm:CrossIndustryInvoice',
    {
      'xmlns:rsm': `${unece}:CrossIndustryInvoice:100`,
      'xmlns:ram': `${unece}:ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:udt': `${unece}:UnqualifiedDataType:100`,
      'xmlns:qdt': `${unece}:QualifiedDataType:100`,
    },
    group(
      'rsm:ExchangedDocumentContext',
      group('ram:GuidelineSpecifiedDocumentContextParameter', text('ram:ID', specification)),
    ),
    group(
      'rsm:ExchangedDocument',
      text('ram:ID', number),
      text('ram:TypeCode', typeCodes[kind]),
      group('ram:IssueDateTime', dayIn('udt', issuedOn)),
      ...notes.map((note) => group('ram:IncludedNote', text('ram:Content', note))),
    ),
    group(
      'rsm:SupplyChainTradeTransaction',
      ...lines.map(lineIn),
      group(
        'ram:ApplicableHeaderTradeAgreement',
        text('ram:BuyerReference', buyerReference(invoice)),
        group('ram:SellerTradeParty', partyIn(sellerParty(invoice))),
        group('ram:BuyerTradeParty', partyIn(buyerParty(invoice))),
        group('ram:SellerOrderReferencedDocument', text('ram:IssuerAssignedID', order.number)),
        group(
          'ram:BuyerOrderReferencedDocument',
          text('ram:IssuerAssignedID', buyer.address.reference),
        ),
      ),
      group(
        'ram:ApplicableHeaderTradeDelivery',
        group(
          'ram:ShipToTradeParty',
          text('ram:Name', deliveryName(invoice)),
          placeIn(placeOf(invoice.deliveryAddress)),
        ),
        group(
          'ram:ActualDeliverySupplyChainEvent',
          group('ram:OccurrenceDateTime', dayIn('udt', invoice.suppliedOn)),
        ),
      ),
      settlementIn(invoice),
    ),
  );
}

/** `format`: UNTDID 2379, year, month and day without separators. */
function dayIn(prefix: 'udt' | 'qdt', day: string): string {
  return text(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' });
}

function partyIn({ name, tradingName, taxNumber, register, vatNumber, ...party }: Party): string {
  const { contact, place, endpoint } = party;
  return [
    text('ram:ID', taxNumber),
    text('ram:Name', name),
    group(
      'ram:SpecifiedLegalOrganization',
      text('ram:ID', register),
      text('ram:TradingBusinessName', tradingName),
    ),
    group(
      'ram:DefinedTradeContact',
      text('ram:PersonName', contact.name),
      group('ram:TelephoneUniversalCommunication', text('ram:CompleteNumber', contact.phone)),
      group('ram:EmailURIUniversalCommunication', text('ram:URIID', contact.email)),
    ),
    placeIn(place),
    group(
      'ram:URIUniversalCommunication',
      text('ram:URIID', endpoint.id, { schemeID: endpoint.scheme }),
    ),
    group('ram:SpecifiedTaxRegistration', text('ram:ID', vatNumber, { schemeID: 'VA' })),
  ].join('');
}

function placeIn({ postalCode, street, more, city, country, region }: Place): string {
  const [first, second] = more;
  return group(
    'ram:PostalTradeAddress',
    text('ram:PostcodeCode', postalCode),
    text('ram:LineOne', street),
    text('ram:LineTwo', first),
    text('ram:LineThree', second),
    text('ram:CityName', city),
    text('ram:CountryID', country),
    text('ram:CountrySubDivisionName', region),
  );
}

function settlementIn(invoice: Invoice): string {
  const { payment, currency, taxes, allowances, totals, corrects } = invoice;
  const { account } = payment;
  return group(
    'ram:ApplicableHeaderTradeSettlement',
    text('ram:PaymentReference', payment.reference),
    text('ram:InvoiceCurrencyCode', currency),
    group(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      text('ram:TypeCode', paymentMeans(invoice)),
      group(
        'ram:PayeePartyCreditorFinancialAccount',
        text('ram:IBANID', account?.iban.replace(/\s/g, '')),
        text('ram:AccountName', account?.accountOwner),
      ),
      group('ram:PayeeSpecifiedCreditorFinancialInstitution', text('ram:BICID', account?.bic)),
    ),
    ...taxes.map(taxIn),
    ...allowances.map(allowanceIn),
    group('ram:SpecifiedTradePaymentTerms', text('ram:Description', payment.terms)),
    totalsIn(totals, currency),
    corrects
      ? group(
          'ram:InvoiceReferencedDocument',
          text('ram:IssuerAssignedID', corrects.number),
          group('ram:FormattedIssueDateTime', dayIn('qdt', corrects.issuedOn)),
        )
      : '',
  );
}

function taxIn({ tax, net, vat, exemption }: TaxSum): string {
  return group(
    'ram:ApplicableTradeTax',
    text('ram:CalculatedAmount', decimal(vat)),
    text('ram:TypeCode', 'VAT'),
    text('ram:ExemptionReason', exemption),
    text('ram:BasisAmount', decimal(net)),
    text('ram:CategoryCode', taxCategories[tax.treatment].code),
    text('ram:ExemptionReasonCode', exemptionCode(tax.treatment)),
    text('ram:RateApplicablePercent', percent(tax.rate)),
  );
}

const categoryOf = ({ treatment, rate }: Tax) => [
  text('ram:TypeCode', 'VAT'),
  text('ram:CategoryCode', taxCategories[treatment].code),
  text('ram:RateApplicablePercent', percent(rate)),
];

const isAllowance = group('ram:ChargeIndicator', text('udt:Indicator', 'false'));

function allowanceIn({ net, name, tax }: Allowance): string {
  return group(
    'ram:SpecifiedTradeAllowanceCharge',
    isAllowance,
    text('ram:ActualAmount', decimal(net)),
    text('ram:ReasonCode', discountCode),
    text('ram:Reason', name),
    group('ram:CategoryTradeTax', ...categoryOf(tax)),
  );
}

function totalsIn(totals: Invoice['totals'], currency: string): string {
  const { lines, allowances, net, vat, rounding, total, prepaid, due } = totals;
  const optional = (name: string, cents: number) => (cents ? text(name, decimal(cents)) : '');
  return group(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    text('ram:LineTotalAmount', decimal(lines)),
    optional('ram:AllowanceTotalAmount', allowances),
    text('ram:TaxBasisTotalAmount', decimal(net)),
    text('ram:TaxTotalAmount', decimal(vat), { currencyID: currency }),
    optional('ram:RoundingAmount', rounding),
    text('ram:GrandTotalAmount', decimal(total)),
    optional('ram:TotalPrepaidAmount', prepaid),
    text('ram:DuePayableAmount', decimal(due)),
  );
}

function lineIn(line: InvoiceLine, at: number): string {
  const { sku, name, quantity, tax, net, listNet } = line;
  return group(
    'ram:IncludedSupplyChainTradeLineItem',
    group('ram:AssociatedDocumentLineDocument', text('ram:LineID', String(at + 1))),
    group('ram:SpecifiedTradeProduct', text('ram:SellerAssignedID', sku), text('ram:Name', name)),
    group(
      'ram:SpecifiedLineTradeAgreement',
      group('ram:NetPriceProductTradePrice', text('ram:ChargeAmount', unitPrice(line))),
    ),
    group(
      'ram:SpecifiedLineTradeDelivery',
      text('ram:BilledQuantity', String(quantity), { unitCode: unitOf(line) }),
    ),
    group(
      'ram:SpecifiedLineTradeSettlement',
      group('ram:ApplicableTradeTax', ...categoryOf(tax)),
      listNet > net
        ? group(
            'ram:SpecifiedTradeAllowanceCharge',
            isAllowance,
            text('ram:ActualAmount', decimal(listNet - net)),
            text('ram:ReasonCode', discountCode),
          )
        : '',
      group(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        text('ram:LineTotalAmount', decimal(net)),
      ),
    ),
  );
}
