/** The form for a list of numbers: pasted or uploaded, then checked. It has no script. */
import { routePaths } from '#domain/content/links.ts';
import { maxBytes, maxRows } from '#domain/quick-order/limits.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop, useT } from '../shop.tsx';
import { describedBy, FieldFrame } from '../ui/field.tsx';
import { Note } from '../ui/note.tsx';

/** Why a list was not checked at all. */
export type ListProblem = Extract<
  TextKey,
  | 'quickOrder.nothing'
  | 'quickOrder.tooMany'
  | 'quickOrder.tooLarge'
  | 'quickOrder.workbook'
  | 'quickOrder.changed'
  | 'cart.error.adding'
  | 'limit.carts'
>;

type StartProps = {
  /** The previous input. */
  lines?: string | undefined;
  problem?: ListProblem | undefined;
  /** Number of rows, if the list has too many. */
  count?: number | undefined;
};

export function QuickOrderStart({ lines, problem, count }: StartProps) {
  const t = useT();
  return (
    <>
      <ListNote problem={problem} count={count} />
      <QuickOrderForm>
        <ListFields lines={lines} />
        <p>
          <button type="submit" className="btn" name="intent" value="check">
            {t('quickOrder.check')}
          </button>
        </p>
      </QuickOrderForm>
    </>
  );
}

export function QuickOrderForm({ children }: { children: React.ReactNode }) {
  const { href } = useShop();
  return (
    <form
      className="panel stack"
      data-gap="6"
      method="post"
      encType="multipart/form-data"
      action={href(routePaths['quick-order'])}
    >
      {children}
    </form>
  );
}

export function ListNote({ problem, count }: Pick<StartProps, 'problem' | 'count'>) {
  const t = useT();
  const size = useSize();
  if (!problem) return null;
  return <Note kind="err" text={t(problem, { lines: count ?? 0, most: maxRows, size })} />;
}

function ListFields({ lines }: { lines: string | undefined }) {
  const t = useT();
  const size = useSize();
  const linesHint = t('quickOrder.linesHint', { most: maxRows });
  const fileHint = t('quickOrder.fileHint', { size });
  return (
    <>
      <FieldFrame name="lines" label={t('quickOrder.lines')} hint={linesHint}>
        <Lines value={lines} />
      </FieldFrame>
      <FieldFrame name="file" label={t('quickOrder.file')} hint={fileHint}>
        <input
          {...describedBy('file', undefined, fileHint)}
          id="file"
          name="file"
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        />
      </FieldFrame>
    </>
  );
}

/** Input corrections are off, because they could change a number. */
export function Lines({ value }: { value: string | undefined }) {
  const count = value ? value.split('\n').length : 10;
  return (
    <textarea
      {...describedBy('lines', undefined, 'lines')}
      id="lines"
      name="lines"
      className="ctl list"
      rows={Math.min(Math.max(count, 3), 10)}
      defaultValue={value}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      translate="no"
    />
  );
}

/** `512 kB`, `512 ko` */
function useSize(): string {
  const { locale } = useShop();
  const kilobytes = maxBytes / 1024;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' }).format(kilobytes);
}
