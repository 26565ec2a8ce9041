/** One step of the stemmer: endings and their replacements, which may be empty. */
export type Step = {
  endings: ReadonlyMap<string, string>;
  /** Minimum number of letters that must be left of a word. */
  leaves: number;
  /** Length of the longest ending. */
  longest: number;
};

/**
 * `cuts('s ies>y us>us')`: `s` is removed, `ies` becomes `y`, `us` stays. The longest ending that
 * fits is used, so a longer one that stays is an exception to a shorter one.
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
