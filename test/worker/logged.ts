/** Returns what the shop logs while `work` runs, one entry per line, and keeps it out of the test's own output. */
import { vi } from 'vitest';

export async function logged(work: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(parts.map(String).join(' '));
    }),
  );
  try {
    await work();
    return lines;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
