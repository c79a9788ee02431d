import { useRef, useState } from 'react';
import { showFailure } from './show-failure';
import { showToast } from './toasts';

type Failed = Parameters<typeof showFailure>[2];

type Toggle = {
  /** Names the attempt in the log. */
  attempt: string;
  /** Says what it shall be, never that it changes: two presses or two people cannot cross. */
  send: (isOn: boolean) => PromiseLike<{ error?: unknown }>;
  failed: (isOn: boolean) => Failed;
  /** What is said when it is done; nothing where it shows by itself. `undo` is the word that takes it back. */
  done?: (isOn: boolean) => { text: string; undo?: string };
};

/**
 * Turns something on the server on or off, one call at a time, and says once how that went. What the screen shows follows the
 * server's answer, so a failure leaves it as it was.
 */
export function useServerToggle({ attempt, send, failed, done }: Toggle) {
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);

  /** Resolves to whether it was done. */
  const turn = async (isOn: boolean): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    setPending(true);
    const { error } = await send(isOn);
    isSending.current = false;
    setPending(false);
    if (error !== undefined) {
      showFailure(attempt, error, failed(isOn));
      return false;
    }
    const said = done?.(isOn);
    if (said) {
      const { text, undo } = said;
      const action = undo && { label: undo, onPress: () => void turn(!isOn) };
      showToast({ tone: 'success', text, ...(action && { action }) });
    }
    return true;
  };
  return { turn, isPending };
}
