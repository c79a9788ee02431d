export type AddressState =
  | { kind: 'sounding' | 'refused' | 'server' | 'unreachable' }
  | { kind: 'busy'; retryAfter: number };

/** Seconds. */
const usualWait = 3;
const longestWait = 15;

/** Milliseconds. */
const patience = 30_000;

function getWait(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after') ?? usualWait);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), longestWait) : usualWait;
}

/** Media elements do not report the status. */
export async function probeAddress(address: string): Promise<AddressState> {
  try {
    const request = new Request(new URL(address, location.href), {
      headers: { range: 'bytes=0-0' },
      signal: AbortSignal.timeout(patience),
    });
    const answer = await fetch(request);
    void answer.body?.cancel();
    if (answer.status === 503) return { kind: 'busy', retryAfter: getWait(answer) };
    // The page of a network that asks for a sign-in of its own.
    if (answer.headers.get('content-type')?.startsWith('text/html')) return { kind: 'unreachable' };
    if (answer.ok) return { kind: 'sounding' };
    return { kind: answer.status < 500 ? 'refused' : 'server' };
  } catch {
    return { kind: 'unreachable' };
  }
}
