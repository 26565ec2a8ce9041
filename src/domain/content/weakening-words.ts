/**
 * Beginnings of words that a recall notice must not have, in small letters: voluntary, precautionary, discretionary, in rare
 * or specific situations, no accidents reported. Source: Regulation (EU) 2023/988 art. 36(2)(c).
 */
import type { Language } from '../country/countries.ts';

/** With bars between. */
export const weakeningWords: Readonly<Record<Language, string>> = {
  bg: 'доброволн|предпазна мярка|превантивн|в редки случаи|няма съобщен',
  cs: 'dobrovoln|preventivn|z opatrnosti|ve výjimečných|ve vzácných|žádné nehody',
  da: 'frivillig|forsigtighed|forebyggende|i sjældne tilfælde|ingen ulykker',
  de: 'freiwillig|vorsorglich|vorsichtshalber|vorsichtsmaßnahme|in seltenen|in einzelfällen|keine unfälle',
  el: 'εθελοντικ|εθελουσι|προληπτικ|σε σπάνιες|σε ορισμένες περιπτώσεις|κανένα ατύχημα',
  en: 'voluntar|precaution|discretionar|in rare|in specific situations|no accidents|no injuries',
  es: 'voluntari|precaución|preventiv|cautelar|en casos raros|en raras|ningún accidente',
  fi: 'vapaaehtois|varotoim|varmuuden vuoksi|harvinaisissa|harvoissa tapauksissa|onnettomuuksia ei',
  fr: 'volontaire|précaution|préventi|dans de rares|dans certains cas|aucun accident',
  hr: 'dobrovoljn|predostrožnost|preventivn|u rijetkim|nema nesreća',
  hu: 'önkéntes|elővigyázat|óvintézkedés|ritka esetben|ritkán|nem történt baleset',
  it: 'volontari|precauzion|cautelativ|in rari casi|in casi specifici|nessun incidente',
  lt: 'savanorišk|atsargumo|prevenci|retais atvejais|nelaimingų atsitikimų neb',
  nb: 'frivillig|forsiktighet|føre-var|forebyggende|i sjeldne|ingen ulykker',
  nl: 'vrijwillig|voorzorg|preventie|in zeldzame|in uitzonderlijke|geen ongeval',
  pl: 'dobrowoln|ostrożności|zapobiegawcz|prewencyjn|w rzadkich|nie zgłoszono',
  pt: 'voluntári|precaução|preventiv|cautelar|em casos raros|em raros|nenhum acidente',
  ro: 'voluntar|precauți|preventiv|în cazuri rare|niciun accident',
  sk: 'dobrovoľn|preventívn|z opatrnosti|vo výnimočných|v zriedkavých|žiadne nehody',
  sl: 'prostovoljn|previdnost|preventivn|v redkih|nobene nesreče',
  sv: 'frivillig|försiktighet|förebyggande|i sällsynta|i enstaka fall|inga olyckor',
};
