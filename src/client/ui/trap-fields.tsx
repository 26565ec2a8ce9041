/** Fields that tell programs from people (domain/support/suspicion.ts): a bait, and when the form was shown (ms since 1970). */
import { baitField, shownField } from '#domain/support/suspicion.ts';

export function TrapFields({ shown }: { shown: number }) {
  return (
    <>
      <input type="hidden" name={shownField} value={shown} />
      <div className="vh" aria-hidden="true">
        <input name={baitField} tabIndex={-1} autoComplete="off" aria-label="Website" />
      </div>
    </>
  );
}
