type RulerProps = {
  /** How far it is filled, 0 to 100. */
  percent: number;
  done?: boolean;
};

/** A progress line with a scale; the text beside it says what it means. */
export function Ruler({ percent, done }: RulerProps) {
  // The style sheet has a rule for every fourth percent; only 100 is shown as full.
  return (
    <span
      className="ruler"
      data-percent={shownPercent(percent)}
      data-done={done ? '' : undefined}
    />
  );
}

/** Rounds down to a step of styles/percents.css, so that only 100 is shown as full. */
export function shownPercent(percent: number): number {
  return Math.floor(percent / 4) * 4;
}
