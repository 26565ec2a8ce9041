/**
 * Provinces and counties that belong to an address, as their country writes them. The kept value is what stands on a
 * letter: the code in Italy, the name elsewhere. Which countries demand one: address-rules.ts.
 */
import { fold } from '../search/fold.ts';
import type { CountryCode } from './countries.ts';

export type Province = { value: string; label: string };

const named = (names: readonly string[]): Province[] =>
  names.map((name) => ({ value: name, label: name }));

const italian =
  'AG Agrigento|AL Alessandria|AN Ancona|AO Aosta|AP Ascoli Piceno|AQ L’Aquila|AR Arezzo|AT Asti|AV Avellino|BA Bari|BG Bergamo|BI Biella|BL Belluno|BN Benevento|BO Bologna|BR Brindisi|BS Brescia|BT Barletta-Andria-Trani|BZ Bolzano|CA Cagliari|CB Campobasso|CE Caserta|CH Chieti|CL Caltanissetta|CN Cuneo|CO Como|CR Cremona|CS Cosenza|CT Catania|CZ Catanzaro|EN Enna|FC Forlì-Cesena|FE Ferrara|FG Foggia|FI Firenze|FM Fermo|FR Frosinone|GE Genova|GO Gorizia|GR Grosseto|IM Imperia|IS Isernia|KR Crotone|LC Lecco|LE Lecce|LI Livorno|LO Lodi|LT Latina|LU Lucca|MB Monza e Brianza|MC Macerata|ME Messina|MI Milano|MN Mantova|MO Modena|MS Massa-Carrara|MT Matera|NA Napoli|NO Novara|NU Nuoro|OR Oristano|PA Palermo|PC Piacenza|PD Padova|PE Pescara|PG Perugia|PI Pisa|PN Pordenone|PO Prato|PR Parma|PT Pistoia|PU Pesaro e Urbino|PV Pavia|PZ Potenza|RA Ravenna|RC Reggio Calabria|RE Reggio Emilia|RG Ragusa|RI Rieti|RM Roma|RN Rimini|RO Rovigo|SA Salerno|SI Siena|SO Sondrio|SP La Spezia|SR Siracusa|SS Sassari|SU Sud Sardegna|SV Savona|TA Taranto|TE Teramo|TN Trento|TO Torino|TP Trapani|TR Terni|TS Trieste|TV Treviso|UD Udine|VA Varese|VB Verbano-Cusio-Ossola|VC Vercelli|VE Venezia|VI Vicenza|VR Verona|VT Viterbo|VV Vibo Valentia';

/** In the order of the first two digits of their postcodes, 01 to 52. */
export const spanishProvinces =
  'Álava|Albacete|Alicante|Almería|Ávila|Badajoz|Illes Balears|Barcelona|Burgos|Cáceres|Cádiz|Castellón|Ciudad Real|Córdoba|A Coruña|Cuenca|Girona|Granada|Guadalajara|Gipuzkoa|Huelva|Huesca|Jaén|León|Lleida|La Rioja|Lugo|Madrid|Málaga|Murcia|Navarra|Ourense|Asturias|Palencia|Las Palmas|Pontevedra|Salamanca|Santa Cruz de Tenerife|Cantabria|Segovia|Sevilla|Soria|Tarragona|Teruel|Toledo|Valencia|Valladolid|Bizkaia|Zamora|Zaragoza|Ceuta|Melilla'.split(
    '|',
  );

const romanian =
  'Alba|Arad|Argeș|Bacău|Bihor|Bistrița-Năsăud|Botoșani|Brașov|Brăila|București|Buzău|Caraș-Severin|Călărași|Cluj|Constanța|Covasna|Dâmbovița|Dolj|Galați|Giurgiu|Gorj|Harghita|Hunedoara|Ialomița|Iași|Ilfov|Maramureș|Mehedinți|Mureș|Neamț|Olt|Prahova|Satu Mare|Sălaj|Sibiu|Suceava|Teleorman|Timiș|Tulcea|Vaslui|Vâlcea|Vrancea';

const irish =
  'Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow';

const lithuanian =
  'Alytaus|Kauno|Klaipėdos|Marijampolės|Panevėžio|Šiaulių|Tauragės|Telšių|Utenos|Vilniaus';

export const provinces: Partial<Record<CountryCode, readonly Province[]>> = {
  it: italian.split('|').map((row) => {
    const code = row.slice(0, 2);
    return { value: code, label: `${row.slice(3)} (${code})` };
  }),
  es: named(spanishProvinces.toSorted((a, b) => fold(a).localeCompare(fold(b), 'es'))),
  ro: named(romanian.split('|')),
  ie: named(irish.split('|').map((county) => `Co. ${county}`)),
  lt: named(lithuanian.split('|').map((county) => `${county} apskritis`)),
};

/** `roma`, `Roma (RM)` and `rm` → `RM`; what is in no list stays as it was typed. */
export function readProvince(text: string, country: CountryCode): string {
  const wanted = bare(text);
  const found = provinces[country]?.find(
    ({ value, label }) => bare(value) === wanted || bare(label) === wanted,
  );
  return found?.value ?? text;
}

/** `Co. Kildare`, `County Kildare`, `kildare`: the same. */
function bare(text: string): string {
  return fold(text.replace(/\([a-z]{2}\)\s*$/i, ''))
    .replace(/\b(co|county|apskritis|judetul|jud|provincia di|provincia de|provincia)\b/g, '')
    .trim();
}
