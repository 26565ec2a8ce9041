type RulerProps = {
  /** How far it is filled, 0 to 100. */
  percent: number;
  done?: boolean;
};

/** A line with a scale, filled as far as something has come; what it means stands beside it in words. */
export function Ruler({ percent, done }: RulerProps) {
  // The style sheet has a row for every fourth percent; it is full only when it is done.
  return (
    <span
      className="ruler"
      data-percent={shownPercent(percent)}
      data-done={done ? '' : undefined}
    />
  );
}

/** To the step below that styles/percents.css knows: full means full. */
export function shownPercent(percent: number): number {
  return Math.floor(percent / 4) * 4;
}
