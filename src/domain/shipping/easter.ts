/** Easter Sunday as the Western and the Eastern churches calculate it. */
export type Easter = 'western' | 'orthodox';

/** Midnight UTC. Source: the algorithms of Butcher and Meeus; the Julian day is 13 days behind until 2099. */
export function easterSunday(year: number, easter: Easter): Date {
  return easter === 'western' ? western(year) : orthodox(year);
}

function western(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = Math.floor(century / 4);
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - skipped - moon + 15) % 30;
  const leap = Math.floor((year % 100) / 4);
  const toSunday = (32 + 2 * (century % 4) + 2 * leap - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const day = epact + toSunday - 7 * late + 114;
  return new Date(Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1));
}

function orthodox(year: number): Date {
  const fullMoon = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - fullMoon + 34) % 7;
  const day = fullMoon + toSunday + 114;
  return new Date(Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1 + 13));
}
