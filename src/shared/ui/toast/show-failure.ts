import { isProblem, problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { type Toast, showToast } from './toasts';

/** The end of a session aborts running calls. */
const isOfEndedSession = (error: unknown) =>
  isProblem(error)
    ? error.kind === 'unauthorized'
    : error instanceof Object && 'name' in error && error.name === 'AbortError';

type Words = Pick<Toast, 'action'> &
  ({ text: string } | { fallback: string; kinds?: Parameters<typeof problemText>[2] });

/** An ended session is reported once. */
export function showFailure(attempt: string, error: unknown, { action, ...words }: Words): void {
  logFailure(attempt, error);
  if (isOfEndedSession(error)) return;
  const text = 'text' in words ? words.text : problemText(error, words.fallback, words.kinds);
  showToast({ tone: 'danger', text, ...(action && { action }) });
}

type CopyWords = {
  /** What the log calls it. */
  attempt: string;
  copied: string;
  /** Where the browser does not allow it. */
  notCopied: string;
};

/** Copies a text to the clipboard, and says whether it is there. */
export async function copyText(
  text: string,
  { attempt, copied, notCopied }: CopyWords,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', text: copied });
  } catch (error) {
    showFailure(attempt, error, { text: notCopied });
  }
}
