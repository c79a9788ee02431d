import { useRef, useState } from 'react';
import { showFailure } from './show-failure';
import { showToast } from './toasts';

type Failed = Parameters<typeof showFailure>[2];

type Toggle = {
  /** Names the attempt in the log. */
  attempt: string;
  /** The wanted state, never a change, so that two clicks cannot cross. */
  send: (isOn: boolean) => PromiseLike<{ error?: unknown }>;
  failed: (isOn: boolean) => Failed;
  done?: (isOn: boolean) => { text: string; undo?: string };
};

/** The screen follows the answer, so a failure changes nothing. */
export function useServerToggle({ attempt, send, failed, done }: Toggle) {
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);

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
    const message = done?.(isOn);
    if (message) {
      const { text, undo } = message;
      const action = undo && { label: undo, onPress: () => void turn(!isOn) };
      showToast({ tone: 'success', text, ...(action && { action }) });
    }
    return true;
  };
  return { turn, isPending };
}
