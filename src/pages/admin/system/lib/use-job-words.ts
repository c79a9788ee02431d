import { useTranslation } from 'react-i18next';
import type { JobKindState } from '@/shared/contract/job.ts';

const kinds = [
  'account.tell',
  'accounts.count',
  'answers.forget',
  'assets.sweep',
  'assets.remove',
  'assets.picture',
  'attempts.sweep',
  'canvas.draw-demo',
  'canvas.engagement',
  'concerts.complete',
  'data-export.make',
  'data-export.sweep',
  'data-export.tell',
  'email.prove',
  'email.sweep',
  'events.sweep',
  'fans.turn',
  'figures.count',
  'figures.recount',
  'figures.sum-up',
  'ledger.seal',
  'marquee.complete',
  'marquee.count',
  'notification.hand-out',
  'pay-comparison.make',
  'payment-run.pay',
  'payout-account.tell',
  'playlist.sweep',
  'plays.count-left',
  'radio.count',
  'registrations.sweep',
  'release.publish',
  'release.encode',
  'search.refresh',
  'security-log.forget',
  'statement.close',
  'stories.demo',
  'stories.expire',
  'system.alarm',
] as const;

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
    getKind: (name: string): string => {
      const known = kinds.find((kind) => kind === name);
      return known === undefined ? name : t(`jobs.kind.${known}`);
    },
  };
}
