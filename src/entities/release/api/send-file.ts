import { type Problem, noteRefusal, readToken, untilBack } from '@/shared/api';

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

function sendOnce({ path, file, onProgress, signal }: Sending, token: string | null) {
  return new Promise<Sent>((resolve) => {
    const call = new XMLHttpRequest();
    call.responseType = 'json';
    call.open('PUT', new URL(`/api/${path}`, window.location.origin));
    call.setRequestHeader('authorization', `Bearer ${token ?? ''}`);
    call.setRequestHeader('accept-language', document.documentElement.lang);
    call.setRequestHeader('content-type', 'application/octet-stream');
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : loaded / total);
    });
    call.addEventListener('load', () => {
      resolve(call.status === 200 ? { answer: call.response as unknown } : refusal(call));
    });
    call.addEventListener('error', () => resolve({ problem: { kind: 'unreachable' } }));
    call.addEventListener('abort', () => resolve(null));
    signal.addEventListener('abort', () => call.abort());
    call.send(file);
  });
}

const kinds: Partial<Record<number, Problem['kind']>> = {
  401: 'unauthorized',
  403: 'forbidden',
  429: 'limited',
};

function refusal({ status, response }: XMLHttpRequest): { problem: Problem } {
  const { error, reason } = (response ?? {}) as { error?: string } & Pick<Problem, 'reason'>;
  const kind = kinds[status] ?? (status < 500 ? 'invalid' : 'server');
  return {
    problem: { kind, ...(error !== undefined && { message: error }), ...(reason && { reason }) },
  };
}
