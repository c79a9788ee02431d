import { type Problem, noteRefusal, putFile, readToken, untilBack } from '@/shared/api';

type Sending = {
  /** Below `/api`: `label/uploads/sound`. */
  path: string;
  file: Blob;
  /** Hears how much has arrived, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
};

type Sent = { answer: unknown } | { problem: Problem } | null;

/**
 * Sends a file as the body of a call, and says how far it is, which `fetch` cannot. Answers what the server answered, the
 * reason why not, or null where it was cancelled. Where the session has ended it waits for the sign-in and begins again.
 */
export async function sendFile(sending: Sending): Promise<Sent> {
  await untilBack();
  const token = readToken();
  const sent = await sendOnce(sending, token);
  if (!sent || !('problem' in sent)) return sent;
  noteRefusal(sent.problem, token);
  const isBack = sent.problem.kind === 'unauthorized' && (await untilBack());
  if (sending.signal.aborted) return null;
  return isBack ? sendFile(sending) : sent;
}

async function sendOnce(sending: Sending, token: string | null): Promise<Sent> {
  const response = await putFile({
    ...sending,
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  if (response === null) {
    return sending.signal.aborted ? null : { problem: { kind: 'unreachable' } };
  }
  const content: unknown = await response.json().catch(() => null);
  return response.status === 200 ? { answer: content } : refusal(response.status, content);
}

const kinds: Partial<Record<number, Problem['kind']>> = {
  401: 'unauthorized',
  403: 'forbidden',
  429: 'limited',
};

function refusal(status: number, content: unknown): { problem: Problem } {
  const { error, reason } = (content ?? {}) as { error?: string } & Pick<Problem, 'reason'>;
  const kind = kinds[status] ?? (status < 500 ? 'invalid' : 'server');
  return {
    problem: { kind, ...(error !== undefined && { message: error }), ...(reason && { reason }) },
  };
}
