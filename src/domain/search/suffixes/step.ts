/** One step of a stem: endings and what stands in their place, nothing or a few letters. */
export type Step = {
  endings: ReadonlyMap<string, string>;
  /** Letters that must be left of a word. */
  leaves: number;
  /** Of its endings. */
  longest: number;
};

/**
 * `cuts('s ies>y us>us')`: an `s` goes, `ies` becomes `y`, `us` stays. The longest ending that fits
 * decides, so a longer row that keeps its ending is an exception from a shorter one.
 */
export function cuts(rows: string, leaves = 3): Step {
  const endings = new Map(
    rows
      .split(/\s+/)
      .filter(Boolean)
      .map((row): [string, string] => {
        const [ending = '', instead = ''] = row.split('>');
        return [ending, instead];
      }),
  );
  return { endings, leaves, longest: Math.max(...[...endings.keys()].map(({ length }) => length)) };
}

/** `bakk` → `bak`, where a plural doubles the last letter. */
export const singleLast = cuts('bb>b dd>d ff>f gg>g kk>k ll>l mm>m nn>n pp>p rr>r ss>s tt>t');
