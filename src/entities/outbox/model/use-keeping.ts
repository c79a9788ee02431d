import { useState } from 'react';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';
import type { Edited } from './outbox';

/** `full`: this device has no room for the file, and nothing was changed. */
export type Kept = Edited | 'full';

type Keeping = {
  /** Its name in the log. */
  action: string;
  /** What is said of what was kept, and of what was kept for this visit alone. */
  said: { kept: string; keptForNow: string };
  onKept: () => void;
};

/** Keeps on this device what somebody made, one thing at a time, and says so; answers why nothing was kept, or null. */
export function useKeeping({ action, said, onKept }: Keeping) {
  const [isPending, setPending] = useState(false);

  async function run(keep: () => Promise<Kept>): Promise<Exclude<Kept, 'kept'> | null> {
    setPending(true);
    try {
      const kept = await keep();
      if (kept === 'full' || kept === 'sent' || kept === 'gone') return kept;
      if (kept === 'kept') showToast({ tone: 'success', text: said.kept });
      else showToast({ tone: 'danger', text: said.keptForNow });
      onKept();
      return null;
    } catch (error) {
      logFailure(action, error);
      return 'failed';
    } finally {
      setPending(false);
    }
  }

  return { isPending, run };
}
