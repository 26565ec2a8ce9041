/** A QR code as an SVG path, rendered on the server. Dark on light in every theme, because scanners expect that. */
import { encode } from 'uqr';

/** Width of the quiet zone in modules. Source: ISO/IEC 18004. */
const quiet = 4;

export function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { ecc: 'M', border: quiet });
  const path = data.flatMap((row, y) =>
    barsIn(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return (
    <svg
      className="payment-slip__code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#16181A" d={path.join('')} />
    </svg>
  );
}

/** Start and length of each run of dark modules in a row. */
function barsIn(row: readonly boolean[]): [x: number, width: number][] {
  const bars: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = bars.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) bars.push([x, 1]);
  }
  return bars;
}
