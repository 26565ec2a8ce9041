/** The network that limits count by: one IPv4 address, or the /64 of an IPv6 address, which one subscriber has. */

/** `203.0.113.7`; `2001:db8:0:1` for each address of that /64; an IPv4 address written as IPv6 is the IPv4 address. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address.split('%')[0] ?? '');
  const tail = groups.slice(6);
  const isMapped =
    groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff && tail.length === 2;
  if (isMapped) return tail.flatMap((group) => [group >> 8, group & 0xff]).join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight groups of an IPv6 address as numbers, with those that `::` leaves out. */
function groupsOf(address: string): number[] {
  const [head = '', rest] = withoutDots(address).split('::');
  const before = numbersIn(head);
  if (rest === undefined) return before;
  const after = numbersIn(rest);
  const left = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: left }, () => 0), ...after];
}

/** The last two groups may be written as an IPv4 address: `::ffff:203.0.113.7`. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
}

const numbersIn = (text: string): number[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16) || 0);
