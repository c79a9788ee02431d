import { offlineLimits } from '@/shared/contract/limits.ts';
import { askPermits, type Refusal } from '../api/offline-server';
import { setBy } from '../lib/server-clock';
import { changeAccount } from './own-account';
import type { CopyAccount } from './copy-store';

export type Permit = { permit: string; until: number };

type Asked = { permits: Map<string, Permit>; asked: Set<string>; refusal: Refusal | null };

/** Asks for permits of any number of tracks; those that were asked for and have none are gone. */
export async function askAllPermits(
  { owner, device }: CopyAccount,
  trackIds: readonly string[],
): Promise<Asked> {
  const result: Asked = { permits: new Map(), asked: new Set(), refusal: null };
  for (let from = 0; from < trackIds.length; from += offlineLimits.permitsAtOnce) {
    const some = trackIds.slice(from, from + offlineLimits.permitsAtOnce);
    const answer = await askPermits(device, some);
    if ('refusal' in answer) return { ...result, refusal: answer.refusal };
    const { now, permits } = answer.content;
    await changeAccount(owner, { clock: setBy(Date.parse(now), Date.now()) });
    for (const id of some) result.asked.add(id);
    for (const { trackId, permit, until } of permits)
      result.permits.set(trackId, { permit, until: Date.parse(until) });
  }
  return result;
}
