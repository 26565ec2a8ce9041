/** A field for files, and those that an earlier attempt to send the form has uploaded. Works without JavaScript. */
import { fileKinds, type UploadedFile, uploadedField } from '#domain/files/file-fields.ts';
import { formatNumber } from '#domain/money/format.ts';
import { useShop } from '../shop.tsx';
import { describedBy, FieldFrame } from './field.tsx';

export type FileFieldProps = {
  name: string;
  kind: keyof typeof fileKinds;
  most: number;
  maxBytes: number;
  uploaded: readonly UploadedFile[];
  error: string | undefined;
};

export function FileField({ name, kind, most, maxBytes, uploaded, error }: FileFieldProps) {
  const { t, locale } = useShop();
  const { label, hint: hintText, types } = fileKinds[kind];
  const size = formatNumber(maxBytes / 1024 / 1024, locale);
  const hint = t(hintText, { most, size });
  return (
    <FieldFrame name={name} label={t(label)} error={error} hint={hint} optional>
      {uploaded.length > 0 && (
        <ul>
          {uploaded.map((file) => (
            <li key={file.link}>
              <label className="check">
                <input type="checkbox" name={uploadedField} value={file.link} defaultChecked />{' '}
                {file.name}
              </label>
            </li>
          ))}
        </ul>
      )}
      <input
        {...describedBy(name, error, hint)}
        type="file"
        id={name}
        name={name}
        className="ctl"
        accept={types.join(',')}
        multiple={most > 1}
      />
    </FieldFrame>
  );
}
