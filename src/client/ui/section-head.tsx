type SectionHeadProps = {
  title: string;
  /** A link to all of what the section shows some of. */
  more?: { href: string; text: string } | undefined;
};

export function SectionHead({ title, more }: SectionHeadProps) {
  return (
    <div className="sec__head">
      <h2>{title}</h2>
      {more && (
        <a className="b" href={more.href}>
          {more.text}
          <span className="vh">, {title}</span>
        </a>
      )}
    </div>
  );
}
