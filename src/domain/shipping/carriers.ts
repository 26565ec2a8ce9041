/**
 * Carriers whose tracking page is known; any other name is possible. `{number}` in the address is replaced by the
 * tracking number.
 */
import { type CountryCode, isCountryCode } from '../country/countries.ts';
import type { Shipment } from '../order/fulfilment.ts';

/** `pages`: by country, in its language. */
type Carrier = { name: string; page?: string; pages?: Partial<Record<CountryCode, string>> };

export const carriers: Readonly<Record<string, Carrier>> = {
  acs: {
    name: 'ACS',
    page: 'https://www.acscourier.net/el/track-and-trace/?trackingNumber={number}',
  },
  'an-post': {
    name: 'An Post',
    page: 'https://www.anpost.com/Post-Parcels/Track/History?item={number}',
  },
  bpost: { name: 'bpost', page: 'https://track.bpost.cloud/btr/web/#/search?itemCode={number}' },
  bring: { name: 'Bring', page: 'https://sporing.bring.no/sporing/{number}' },
  brt: {
    name: 'BRT',
    page: 'https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz={number}',
  },
  'ceska-posta': {
    name: 'Česká pošta',
    page: 'https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers={number}',
  },
  colissimo: {
    name: 'Colissimo',
    page: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
  },
  correos: {
    name: 'Correos',
    page: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}',
  },
  ctt: {
    name: 'CTT',
    page: 'https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects={number}',
  },
  dachser: { name: 'Dachser' },
  dhl: {
    name: 'DHL',
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  },
  'dhl-de': {
    name: 'DHL',
    page: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
  },
  dpd: { name: 'DPD', page: 'https://www.dpdgroup.com/track/?parcelNumber={number}' },
  'dpd-de': { name: 'DPD', page: 'https://tracking.dpd.de/status/de_DE/parcel/{number}' },
  econt: { name: 'Econt', page: 'https://www.econt.com/services/track-shipment/{number}' },
  elta: { name: 'ΕΛΤΑ', page: 'https://www.elta.gr/en/tracking?tracking_number={number}' },
  'fan-courier': {
    name: 'FAN Courier',
    page: 'https://www.fancourier.ro/awb-tracking/?tracking={number}',
  },
  fedex: { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  gls: {
    name: 'GLS',
    page: 'https://gls-group.com/GROUP/en/parcel-tracking?match={number}',
    pages: {
      cz: 'https://gls-group.com/CZ/cs/sledovani-zasilek?match={number}',
      de: 'https://gls-group.com/DE/de/paketverfolgung?match={number}',
      hu: 'https://gls-group.com/HU/hu/csomagkovetes?match={number}',
      pl: 'https://gls-group.com/PL/pl/sledzenie-paczek?match={number}',
      sk: 'https://gls-group.com/SK/sk/sledovanie-zasielok?match={number}',
    },
  },
  gw: { name: 'Gebrüder Weiss' },
  inpost: { name: 'InPost', page: 'https://inpost.pl/sledzenie-przesylek?number={number}' },
  matkahuolto: {
    name: 'Matkahuolto',
    page: 'https://www.matkahuolto.fi/seuranta/tilanne/?package_code={number}',
  },
  omniva: { name: 'Omniva', page: 'https://mano.omniva.lt/track/{number}' },
  packeta: { name: 'Packeta', page: 'https://tracking.packeta.com/en/?id={number}' },
  posti: { name: 'Posti', page: 'https://www.posti.fi/fi/seuranta#/lahetys/{number}' },
  postnl: { name: 'PostNL', page: 'https://postnl.post/tracktrace/?B={number}' },
  postnord: {
    name: 'PostNord',
    page: 'https://www.postnord.se/en/our-tools/track-and-trace?shipmentId={number}',
  },
  'royal-mail': {
    name: 'Royal Mail',
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
  sameday: { name: 'Sameday', page: 'https://sameday.ro/#awb={number}' },
  schenker: {
    name: 'DB Schenker',
    page: 'https://www.dbschenker.com/app/tracking-public/?refNumber={number}',
  },
  seur: {
    name: 'SEUR',
    page: 'https://www.seur.com/livetracking/?segOnlineIdentificador={number}',
  },
  speedy: {
    name: 'Speedy',
    page: 'https://www.speedy.bg/en/track-shipment?shipmentNumber={number}',
  },
  'swiss-post': {
    name: 'Swiss Post',
    page: 'https://service.post.ch/ekp-web/ui/entry/search/{number}',
  },
  ups: { name: 'UPS', page: 'https://www.ups.com/track?tracknum={number}' },
  'austrian-post': {
    name: 'Österreichische Post',
    page: 'https://www.post.at/sv/sendungsdetails?snr={number}',
  },
};

export const carrierName = (carrier: string): string => carriers[carrier]?.name ?? carrier;

/** `store`: the key of the order's. Undefined without a number, or for a carrier whose page is not known. */
export function trackingPage(
  {
    carrier,
    trackingNumber,
    trackingUrl,
  }: Pick<Shipment, 'carrier' | 'trackingNumber' | 'trackingUrl'>,
  store: string,
): string | undefined {
  if (trackingUrl) return trackingUrl;
  const { pages = {}, page: anywhere } = carriers[carrier] ?? {};
  const page = (isCountryCode(store) && pages[store]) || anywhere;
  if (!page || !trackingNumber) return undefined;
  return page.replace('{number}', encodeURIComponent(trackingNumber));
}
