/**
 * The harmonised notice of the legal guarantee (Implementing Regulation (EU) 2025/1960, Annex I), a file per language. The
 * files are the Commission's ("SVG.zip", 2026-04-01, "Practical guidelines and high-resolution vector files of the EU
 * notice and label on product guarantees"), are not part of this repository, and must not be changed: an operator adds
 * them with `npm run guarantee-notice`, which takes only files with these hashes. The hashes are those that users of the
 * same archive publish; that of ro agrees in three sources, those of de and en in four, that of pt in two.
 */
import type { Language } from '../country/countries.ts';

export type NoticeFile = {
  /** SHA-256 of the SVG in colour. */
  sha256: string;
  /** The page of Your Europe to which the QR code of the notice leads. */
  page: string;
};

const notice = (sha256: string, page: string): NoticeFile => ({
  sha256,
  page: `https://europa.eu/youreurope/${encodeURIComponent(page)}`,
});

/** In the languages of the European Union. */
export const noticeFiles: Partial<Record<Language, NoticeFile>> = {
  bg: notice('14b5d1a2865770bb58877640259deb5fce6da94f2e623db04f968003ed2997ca', 'гаранции'),
  cs: notice('21359cd579eb7cb374cf67f42e800bebe4759420f37528db6f257ec0e3f1e287', 'záruky_cs'),
  da: notice('58cd91d577eb7241f1be9d9cc32772100b0a68af34abe2c4a8db070b13a84179', 'garantier'),
  de: notice('fd39364dbe42fa775ff55fb9b7aa80c377a5d04219929fef86a8522eed486b1a', 'garantien'),
  el: notice('cb474fb5261ed80aa1e21695d07268b39897e2d8043e69c6988907f879c2f428', 'εγγυήσεις'),
  en: notice('d1b4293b75637022b582b3025f789d292e1c845660a0460d855bbe523b9763f7', 'guarantees'),
  es: notice('a5711f9046f7ea9edaabe190d436f313a6cd328e84c04c211d1936ab5430777a', 'garantías'),
  fi: notice('14de6c84f1f432918cc0cf44e3036f37d8ce2d5182e9d47e6caddf3d016fd862', 'virhevastuu'),
  fr: notice('cadb74fc6249e6698bea0d19cfd689d5da809e83be314863a09b41597a73dd74', 'garanties'),
  hr: notice('a22432ff287ae772fd7f1bc7198dce26cbcfba3b1c8c6fa207189c1163e2612e', 'jamstva_hr'),
  hu: notice('d66b020245f38dd426017929272364675d0cf08952fceab9a03979d27c4e6568', 'jótállás'),
  it: notice('1a53389ad712e40c2e207fedbba7df41b608c51bb51bc95ccc32967695bc03b3', 'garanzie'),
  lt: notice('000c7653111e1ae84116d4f64037661714affb7c485132b840cc05cb55411553', 'garantijos'),
  nl: notice('510c45f1844038c43650bbc68467deec273402701c7bd6922725eab996d0d15c', 'garantie'),
  pl: notice('8b0104a665380e109b1b46cd1cd267a2544435dbb2c431ae8aafa8808372b6e9', 'gwarancje'),
  pt: notice('9069bb0bc5e9f3cf655579038be5646181cc5447a25f3f8ccf2d018eacba0ac1', 'garantias'),
  ro: notice('dc168eca5e0b78f3daf7a3cf2b111987c3121d19eec52322a6eeb789b0c45b2a', 'garanții'),
  sk: notice('ccfcf0d9887f36f1fb4d68190d9bdf552671973e9d4df38ef9d1106df4975f7e', 'záruky_sk'),
  sl: notice('f0281cacb968d351ddda4883e89d8cf42ee07c0126c7546551fdc7216558f51b', 'jamstva_sl'),
  sv: notice(
    '439583944f79dcbf6433d76b923ba7d7a622562a7c38aef7f94fc767701ea33f',
    'reklamationsrätt',
  ),
};

/** Where the file of a language is served, below the site's root and below `public`. */
export const noticeAddress = (language: Language): string => `/legal-guarantee/${language}.svg`;
