import { useTranslation } from 'react-i18next';
import type { JobKindState } from '@/shared/contract/job.ts';
import { recognise } from './known-names';

/** Jobs, by what they are about. */
export const isJobKind = recognise({
  account: ['tell'],
  accounts: ['count'],
  answers: ['forget'],
  'artist-request': ['answer'],
  assets: ['sweep', 'remove', 'picture', 'look'],
  attempts: ['sweep'],
  'brought-listens': ['count'],
  canvas: ['draw-demo', 'engagement', 'tell'],
  charts: ['count'],
  concerts: ['complete'],
  'data-export': ['make', 'sweep', 'tell'],
  digest: ['plan', 'send'],
  email: ['prove', 'sweep'],
  events: ['sweep'],
  family: ['invite', 'sweep'],
  fans: ['turn'],
  figures: ['count', 'recount', 'sum-up'],
  label: ['renew'],
  ledger: ['seal', 'sign', 'tell'],
  marquee: ['complete', 'count'],
  music: ['import', 'look'],
  notification: ['hand-out'],
  'payment-run': ['ask', 'expire', 'expired', 'message', 'pay'],
  'payout-account': ['tell'],
  'tax-detail': ['tell'],
  pitch: ['tell'],
  playlist: ['sweep'],
  plays: ['count-left'],
  push: ['send'],
  radio: ['count'],
  registrations: ['sweep'],
  release: ['publish', 'encode', 'tell', 'sweep'],
  search: ['refresh'],
  security: ['tell'],
  'security-log': ['forget'],
  sound: ['analyse'],
  statement: ['close', 'tell'],
  stories: ['demo', 'expire'],
  student: ['tell', 'turn'],
  system: ['alarm', 'backup', 'tidy'],
  together: ['sweep'],
  upload: ['sweep'],
});

export type JobActivity = 'running' | 'waiting' | 'failed' | 'abandoned' | 'idle';

export function getActivity(kind: JobKindState): JobActivity {
  if (kind.abandoned > 0) return 'abandoned';
  if (kind.isRunning) return 'running';
  if (kind.lastRun?.hasFailed) return 'failed';
  return kind.waiting > 0 ? 'waiting' : 'idle';
}

export function useJobWords() {
  const { t } = useTranslation('pages.admin.system');
  return {
    /** A kind of another version of the server has no words. */
    getKind: (name: string): string => (isJobKind(name) ? t(`jobs.kind.${name}`) : name),
  };
}
