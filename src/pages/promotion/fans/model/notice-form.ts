import { seenText } from '@/shared/contract/seen-text.ts';
import { fanLimits, fanNoticeTypes, type FanTier } from '@/shared/contract/fan-choices.ts';
import type { FanNotice } from '@/shared/contract/notification.ts';
import { momentsOf } from '@/shared/contract/venue-time.ts';
import { areTiers } from './campaign-form';

/** What is filled in of a notification, as it was typed. */
export type NoticeForm = {
  title: string;
  message: string;
  type: FanNotice['type'];
  targetTiers: FanTier[];
  /** By the calendar and the clock of the device; an empty day is at once. */
  day: string;
  time: string;
  /** Which of two moments is meant, on the night on which the clocks of the device are set back. */
  which?: 'first' | 'second';
  includeTrackLink: boolean;
  trackId: string;
  /** Whose participants alone get it; empty for fans, and in drafts of before. */
  campaignId?: string;
};

export const emptyNotice = (): NoticeForm => ({
  title: '',
  message: '',
  type: fanNoticeTypes[0],
  targetTiers: [],
  day: '',
  time: '10:00',
  includeTrackLink: false,
  trackId: '',
  campaignId: '',
});

/** What is wrong in which field, as keys of this page's words. */
export type NoticeFaults = {
  title?: 'title';
  message?: 'message';
  day?: 'past' | 'far';
  time?: 'time' | 'skipped';
  which?: 'which';
  trackId?: 'track';
};

/** The zone of the clock of this device. */
export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The moments at which the clock of the device shows what was planned: none on the night that leaps over it, two where it comes twice. */
export const plannedMoments = ({ day, time }: Pick<NoticeForm, 'day' | 'time'>): Date[] =>
  momentsOf(day, time, zoneHere());

/** The moment for which it is planned; null for at once, and NaN in it for a time that is none. */
export function plannedFor(form: Pick<NoticeForm, 'day' | 'time' | 'which'>): Date | null {
  const { day, time, which } = form;
  if (day === '') return null;
  return plannedMoments(form).at(which === 'second' ? -1 : 0) ?? new Date(`${day}T${time}`);
}

const dayLength = 24 * 3_600_000;

/** What is wrong with a form. See docs/product/fans.md. */
export function noticeFaults(form: NoticeForm, now = new Date()): NoticeFaults {
  const faults: NoticeFaults = {};
  if (seenText(form.title) === '') faults.title = 'title';
  if (seenText(form.message) === '') faults.message = 'message';
  if (form.includeTrackLink && form.trackId === '') faults.trackId = 'track';
  const planned = plannedFor(form)?.getTime();
  if (planned === undefined) return faults;
  if (Number.isNaN(planned)) faults.time = 'time';
  else if (plannedMoments(form).length === 0) faults.time = 'skipped';
  else if (plannedMoments(form).length > 1 && !form.which) faults.which = 'which';
  else if (planned <= now.getTime()) faults.day = 'past';
  else if (planned > now.getTime() + fanLimits.plannedDays * dayLength) faults.day = 'far';
  return faults;
}

/** Whether something kept on the device is a form. */
export function isNoticeForm(candidate: unknown): candidate is NoticeForm {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const {
    type,
    targetTiers,
    includeTrackLink,
    which,
    campaignId = '',
    ...texts
  } = candidate as Record<string, unknown>;
  return (
    ['title', 'message', 'day', 'time', 'trackId'].every(
      (name) => typeof texts[name] === 'string',
    ) &&
    fanNoticeTypes.some((known) => known === type) &&
    areTiers(targetTiers) &&
    (which === undefined || which === 'first' || which === 'second') &&
    typeof campaignId === 'string' &&
    typeof includeTrackLink === 'boolean'
  );
}
