import process from 'node:process';

/** Milliseconds between lines where nobody can see them change. */
const lineEvery = 10_000;
const drawEvery = 200;

export const describeSize = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MiB`;

export type Progress = { report: (done: number, total: number) => void; end: () => void };

/** A line that changes on a terminal, and a plain one now and then elsewhere; on standard error. */
export function showProgress(what: string, isSilent: boolean): Progress {
  const { stderr } = process;
  const startedAt = performance.now();
  const every = stderr.isTTY ? drawEvery : lineEvery;
  let shownAt = startedAt;
  let hasShown = false;
  return {
    report(done, total) {
      const now = performance.now();
      if (isSilent || now - shownAt < every) return;
      shownAt = now;
      hasShown = true;
      const line = describeProgress(what, { done, total, seconds: (now - startedAt) / 1_000 });
      stderr.write(stderr.isTTY ? `\r\u001B[K${line}` : `${line}\n`);
    },
    end() {
      if (hasShown && stderr.isTTY) stderr.write('\r\u001B[K');
    },
  };
}

/** Of bytes, and seconds since the start. */
function describeProgress(
  what: string,
  { done, total, seconds }: { done: number; total: number; seconds: number },
): string {
  const share = Math.min(done / Math.max(total, 1), 1);
  const left = share > 0 ? Math.ceil((seconds / share) * (1 - share)) : 0;
  const rate = describeSize(done / Math.max(seconds, 0.001));
  return `${what}: ${Math.floor(share * 100)} %, ${describeSize(done)}, ${rate}/s, ${left} s left`;
}
