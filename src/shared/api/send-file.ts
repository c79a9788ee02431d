import { callServer } from './call-server';
import { untilBack } from './note-refusal';
import type { Problem } from './problem';
import { readToken } from './token';

export type Sending = {
  path: string;
  file: Blob;
  /** Gets 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
  headers?: Readonly<Record<string, string>>;
};

export type Sent = { answer: unknown } | { problem: Problem } | null;

/** Resolves to null if cancelled. After an ended session it waits for the sign-in. */
export async function sendFile(sending: Sending): Promise<Sent> {
  await untilBack();
  const answer = await callServer({ ...sending, token: readToken() });
  if (answer === null) {
    return sending.signal.aborted ? null : { problem: { kind: 'unreachable' } };
  }
  if (answer.problem === null) return { answer: answer.content };
  const isBack = answer.problem.kind === 'unauthorized' && (await untilBack());
  if (sending.signal.aborted) return null;
  return isBack ? sendFile(sending) : { problem: answer.problem };
}
