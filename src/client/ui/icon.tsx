import type { IconName } from './icon-names.ts';

/** One symbol of the sprite. Always beside a word, or inside a control that has a label. */
export function Icon({ name, size }: { name: IconName; size?: 's' }) {
  return (
    <svg className="icon" aria-hidden="true" data-icon-size={size}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
