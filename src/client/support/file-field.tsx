/** A field for files, and those that an earlier attempt to send the form has uploaded. Works without JavaScript. */
import { acceptedTypes } from '#domain/files/file-type.ts';
import { formatNumber } from '#domain/money/format.ts';
import { useShop } from '../shop.tsx';
import { describedBy, FieldFrame } from '../ui/field.tsx';

export type FileFieldProps = {
  name: string;
  most: number;
  maxBytes: number;
  /** Uploaded before: their signed links and names. */
  uploaded: readonly { link: string; name: string }[];
  error: string | undefined;
};

/** The hidden fields with the links of files that were uploaded before. */
export const uploadedField = 'uploaded';

export function FileField({ name, most, maxBytes, uploaded, error }: FileFieldProps) {
  const { t, locale } = useShop();
  const size = formatNumber(maxBytes / 1024 / 1024, locale);
  const hint = t('support.filesHint', { most, size });
  return (
    <FieldFrame name={name} label={t('support.files')} error={error} hint={hint} optional>
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
        accept={acceptedTypes.join(',')}
        multiple={most > 1}
      />
    </FieldFrame>
  );
}
