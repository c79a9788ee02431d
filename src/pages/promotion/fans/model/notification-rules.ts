import * as z from 'zod/mini';
import { fanLimits } from '@/shared/contract/fan-choices.ts';
import { deliveredNotificationSchema } from '@/shared/contract/notification.ts';
import { typedIdOrNone } from '@/shared/lib/form';
import { momentsHere, readPlan, toPlan } from './plan';

const { at: _, ...delivered } = deliveredNotificationSchema.shape;
const { id: __, ...fields } = delivered;

/** The planned moment of a text, or why there is none. */
function readMoment(text: string): Date | 'time' | 'skipped' | 'which' {
  const plan = readPlan(text);
  const moments = momentsHere(plan);
  if (Number.isNaN(Date.parse(`${plan.day}T${plan.time}`))) return 'time';
  if (moments.length > 1 && plan.which === '') return 'which';
  return moments.at(plan.which === 'second' ? -1 : 0) ?? 'skipped';
}

const typedPlan = z.codec(z.string(), fields.scheduledDate, {
  decode: (text, { issues }) => {
    if (text === '') return null;
    const moment = readMoment(text);
    if (typeof moment !== 'string') return moment.toISOString();
    issues.push({ code: 'custom', input: text, message: moment });
    return z.NEVER;
  },
  encode: toPlan,
});

const most = fanLimits.plannedDays * 24 * 3_600_000;

/** Checked even if fields have errors of their own. */
const of = (path: string, error: string) => ({ path: [path], error, when: () => true });

/** The rules of a notification. See docs/product/fans.md. */
export const rules = z
  .object({
    ...fields,
    scheduledDate: typedPlan,
    trackId: typedIdOrNone,
    campaignId: typedIdOrNone,
  })
  .check(
    z.refine((sent) => !sent.includeTrackLink || sent.trackId !== null, of('trackId', 'track')),
    z.refine(
      ({ scheduledDate: at }) => at === null || !(Date.parse(at) <= Date.now()),
      of('scheduledDate', 'past'),
    ),
    z.refine(
      ({ scheduledDate: at }) => at === null || !(Date.parse(at) > Date.now() + most),
      of('scheduledDate', 'far'),
    ),
  );

/** A notification on this device. */
export const stored = z.object({
  ...delivered,
  trackTitle: z.string(),
  campaignTitle: z._default(z.string(), ''),
  createdAt: z.string(),
});

export type NotificationForm = z.input<typeof rules>;
export type NotificationSent = z.output<typeof rules>;
export type NewNotification = z.output<typeof stored>;
