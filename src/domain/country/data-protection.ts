/** Where people of a country complain about what is done with their data. Source: eu-2026.md D-13. */
import type { CountryCode } from './countries.ts';

/** In its own words. Germany has one a state; this is that of the company's. */
export const dataProtection = {
  sk: 'Úrad na ochranu osobných údajov SR, dataprotection.gov.sk',
  de: 'Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit, datenschutz-hamburg.de',
  at: 'Österreichische Datenschutzbehörde, www.dsb.gv.at',
  ch: 'EDÖB / PFPDT / IFPDT, www.edoeb.admin.ch',
  fr: 'CNIL, www.cnil.fr',
  be: 'Gegevensbeschermingsautoriteit / Autorité de protection des données, www.dataprotectionauthority.be',
  nl: 'Autoriteit Persoonsgegevens, www.autoriteitpersoonsgegevens.nl',
  it: 'Garante per la protezione dei dati personali, www.garanteprivacy.it',
  es: 'Agencia Española de Protección de Datos, www.aepd.es',
  pt: 'Comissão Nacional de Proteção de Dados, www.cnpd.pt',
  gb: 'Information Commissioner’s Office, ico.org.uk',
  ie: 'Data Protection Commission, www.dataprotection.ie',
  pl: 'Prezes Urzędu Ochrony Danych Osobowych, uodo.gov.pl',
  cz: 'Úřad pro ochranu osobních údajů, uoou.gov.cz',
  hu: 'Nemzeti Adatvédelmi és Információszabadság Hatóság, www.naih.hu',
  ro: 'ANSPDCP, www.dataprotection.ro',
  bg: 'Комисия за защита на личните данни, www.cpdp.bg',
  gr: 'Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα, www.dpa.gr',
  hr: 'Agencija za zaštitu osobnih podataka, azop.hr',
  si: 'Informacijski pooblaščenec, www.ip-rs.si',
  lt: 'Valstybinė duomenų apsaugos inspekcija, vdai.lrv.lt',
  dk: 'Datatilsynet, www.datatilsynet.dk',
  se: 'Integritetsskyddsmyndigheten, www.imy.se',
  no: 'Datatilsynet, www.datatilsynet.no',
  fi: 'Tietosuojavaltuutetun toimisto, tietosuoja.fi',
} as const satisfies Record<CountryCode, string>;
