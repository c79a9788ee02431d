import { useState } from 'react';
import type { LedgerCheck } from '@/shared/contract/royalties.ts';
import { logFailure } from '@/shared/lib/log';
import { useCheckLedgerMutation } from '../api/royalties-api';

/** Checks the chain part by part, up to its end or the first link that differs. */
export function useLedgerCheck() {
  const [ask] = useCheckLedgerMutation();
  const [found, setFound] = useState<LedgerCheck | null>(null);
  const [state, setState] = useState<'resting' | 'checking' | 'failed'>('resting');
  const check = async () => {
    setState('checking');
    setFound(null);
    let next: number | null = 0;
    while (next !== null) {
      const { data, error }: Awaited<ReturnType<typeof ask>> = await ask(next);
      if (data === undefined) {
        logFailure('checkLedger', error);
        setState('failed');
        return;
      }
      setFound(data);
      next = data.next;
    }
    setState('resting');
  };
  return { check, found, isChecking: state === 'checking', hasFailed: state === 'failed' };
}
