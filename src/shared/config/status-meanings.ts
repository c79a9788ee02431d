import type { AccountStatus } from '@/shared/contract/administration.ts';
import type { CanvasStatus } from '@/shared/contract/canvas.ts';
import type { ConcertStatus } from '@/shared/contract/concert.ts';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import type { LabelPayout, ReleaseStatus } from '@/shared/contract/label-figures.ts';
import type { ContractStatus } from '@/shared/contract/label.ts';
import type { MarqueeStatus } from '@/shared/contract/marquee.ts';
import type { FanNotification } from '@/shared/contract/notification.ts';
import type { FolderState } from '@/shared/contract/music-folder.ts';
import type { PitchStatus } from '@/shared/contract/pitch.ts';
import type { Preparation } from '@/shared/contract/release.ts';
import type { PaymentRun, PaymentTransfer } from '@/shared/contract/payment-run.ts';
import type { ActivePromotion } from '@/shared/contract/active-promotion.ts';
import type { RecordingShare } from '@/shared/contract/recording-share.ts';
import type { SecurityOutcome } from '@/shared/contract/security-log.ts';
import type { ServiceStatus } from '@/shared/contract/system.ts';
import type { StatusMeaning } from '@/shared/ui/status-badge';

/** `planned` and `overdue` depend on a day, `waiting` on an approval. */
type Statuses = {
  account: AccountStatus;
  canvas: CanvasStatus;
  concert: ConcertStatus;
  contract: ContractStatus;
  fanCampaign: FanCampaign['status'] | 'planned';
  fanNotification: FanNotification['status'];
  job: 'running' | 'waiting' | 'failed' | 'abandoned' | 'idle';
  labelContract: AdminLabel['contractStatus'];
  marquee: MarqueeStatus | 'planned' | 'waiting';
  musicFolder: FolderState;
  payout: LabelPayout['status'] | 'overdue';
  pageTime: 'good' | 'fair' | 'poor';
  pitch: PitchStatus;
  preparation: Preparation['status'];
  release: ReleaseStatus;
  run: PaymentRun['status'] | 'partly';
  transfer: PaymentTransfer['state'];
  running: ActivePromotion['state'];
  securityOutcome: SecurityOutcome;
  share: RecordingShare['state'];
  sharePart: RecordingShare['parts'][number]['state'];
  service: ServiceStatus;
};

export const statusMeanings: {
  readonly [Thing in keyof Statuses]: Readonly<Record<Statuses[Thing], StatusMeaning>>;
} = {
  account: { active: 'on', suspended: 'failed', inactive: 'over' },
  canvas: {
    draft: 'yours',
    pending: 'others',
    approved: 'done',
    live: 'on',
    rejected: 'failed',
  },
  concert: {
    announced: 'others',
    on_sale: 'on',
    sold_out: 'done',
    completed: 'over',
    cancelled: 'failed',
  },
  contract: { active: 'on', pending: 'others', expired: 'over' },
  fanCampaign: {
    draft: 'yours',
    planned: 'others',
    active: 'on',
    completed: 'over',
    cancelled: 'failed',
  },
  fanNotification: { draft: 'yours', scheduled: 'others', sent: 'done' },
  job: { running: 'on', waiting: 'others', failed: 'failed', abandoned: 'yours', idle: 'done' },
  // See docs/product/administration.md.
  labelContract: { active: 'on', pending: 'others', expired: 'failed' },
  marquee: {
    draft: 'yours',
    waiting: 'others',
    planned: 'others',
    active: 'on',
    paused: 'yours',
    completed: 'over',
    cancelled: 'failed',
  },
  musicFolder: {
    looking: 'on',
    reading: 'on',
    queued: 'others',
    asking: 'yours',
    unreadable: 'failed',
    stopped: 'over',
    failed: 'failed',
    waiting: 'others',
    idle: 'done',
    byHand: 'over',
  },
  payout: { paid: 'done', pending: 'others', carried: 'over', overdue: 'failed' },
  pageTime: { good: 'done', fair: 'yours', poor: 'failed' },
  pitch: { pending: 'others', under_review: 'others', accepted: 'done', rejected: 'failed' },
  preparation: { draft: 'yours', pending: 'others', approved: 'done', rejected: 'failed' },
  release: { live: 'on', approved: 'done', pending: 'others', rejected: 'failed' },
  run: {
    ordered: 'yours',
    approved: 'yours',
    handedIn: 'others',
    paid: 'done',
    partly: 'failed',
    returned: 'failed',
    withdrawn: 'over',
    expired: 'over',
  },
  transfer: {
    open: 'others',
    confirmed: 'others',
    paid: 'done',
    returned: 'failed',
    withdrawn: 'over',
  },
  running: { running: 'on', planned: 'others', waiting: 'others', resting: 'over' },
  securityOutcome: { success: 'done', failure: 'failed' },
  share: {
    proposed: 'others',
    accepted: 'done',
    declined: 'failed',
    withdrawn: 'over',
    lapsed: 'over',
  },
  sharePart: { waiting: 'others', accepted: 'done', declined: 'failed' },
  service: { healthy: 'on', warning: 'yours', error: 'failed' },
};
