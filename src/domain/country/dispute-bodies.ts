/**
 * Where consumers of a country can turn to in a dispute, out of court. Sources: eu-2026.md C-40 and §5; the platform of the
 * EU is gone and named nowhere.
 */
import type { WrittenLink } from '../content/links.ts';
import type { Store } from '../store/store.ts';
import type { CountryCode } from './countries.ts';

/** In its own words, with where it is found. */
export type DisputeBody =
  /** One public body for all trade, whose proceedings we take part in. */
  | { body: string }
  /** Traders join a body of their choice; this one tells which there are. */
  | { ask: string }
  /** The law has no such body named beforehand, and why. */
  | { none: string };

export const disputeBodies = {
  sk: { body: 'Slovenská obchodná inšpekcia (SOI), www.soi.sk' },
  de: { body: 'Universalschlichtungsstelle des Bundes, www.universalschlichtungsstelle.de' },
  at: {
    body: 'Internet Ombudsstelle, www.ombudsstelle.at; Schlichtung für Verbrauchergeschäfte, www.verbraucherschlichtung.at',
  },
  ch: { none: 'names none by law; the seat of the company decides who is competent' },
  fr: {
    ask: 'Commission d’évaluation et de contrôle de la médiation de la consommation, www.economie.gouv.fr/mediation-conso',
  },
  be: {
    body: 'Consumentenombudsdienst / Service de Médiation pour le Consommateur, www.consumentenombudsdienst.be',
  },
  nl: { ask: 'De Geschillencommissie, www.degeschillencommissie.nl' },
  it: { ask: 'Ministero delle Imprese e del Made in Italy, www.mimit.gov.it' },
  es: { ask: 'Junta Arbitral Nacional de Consumo, www.consumo.gob.es' },
  pt: {
    body: 'Centro Nacional de Informação e Arbitragem de Conflitos de Consumo (CNIACC), www.cniacc.pt',
  },
  gb: { none: 'a body is named to whoever complained in vain, by a trader bound to one' },
  ie: { ask: 'Competition and Consumer Protection Commission (CCPC), www.ccpc.ie' },
  pl: { body: 'Inspekcja Handlowa, www.uokik.gov.pl' },
  cz: { body: 'Česká obchodní inspekce (ČOI), www.coi.cz' },
  hu: { body: 'Békéltető Testület, www.bekeltetes.hu' },
  ro: { body: 'ANPC, Direcția SAL, www.anpc.ro' },
  bg: { body: 'Комисия за защита на потребителите (КЗП), www.kzp.bg' },
  gr: { body: 'Συνήγορος του Καταναλωτή, www.synigoroskatanaloti.gr' },
  hr: { ask: 'Ministarstvo gospodarstva, mingo.gov.hr' },
  si: { ask: 'Ministrstvo za gospodarstvo, turizem in šport, www.gov.si' },
  lt: { body: 'Valstybinė vartotojų teisių apsaugos tarnyba (VVTAT), www.vvtat.lt' },
  dk: { body: 'Nævnenes Hus, Mæglingsteamet for Forbrugerklager, www.naevneneshus.dk' },
  se: { body: 'Allmänna reklamationsnämnden (ARN), www.arn.se' },
  no: { body: 'Forbrukertilsynet, www.forbrukertilsynet.no' },
  fi: { body: 'Kuluttajariitalautakunta, www.kuluttajariita.fi' },
} as const satisfies Record<CountryCode, DisputeBody>;

/** The body that a store has joined stands before the one that the table knows. */
export function disputeBodyOf({
  key,
  disputesBody,
}: Pick<Store, 'key' | 'disputesBody'>): DisputeBody {
  return disputesBody ? { body: disputesBody } : disputeBodies[key];
}

/** What the law wants linked from every page: the book of complaints in Portugal, the consumers' office in Romania. */
export const complaintLinks: Partial<Record<CountryCode, WrittenLink>> = {
  pt: { name: 'Livro de Reclamações', url: 'https://www.livroreclamacoes.pt/' },
  ro: { name: 'ANPC – SAL', url: 'https://anpc.ro/ce-este-sal/' },
};
