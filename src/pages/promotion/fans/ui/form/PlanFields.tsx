import { useTranslation } from 'react-i18next';
import { dayHere } from '@/shared/lib/form';
import { useFormats } from '@/shared/lib/format';
import { DateInput, Field, Select } from '@/shared/ui/field';
import { zoneHere } from '@/shared/lib/time-zone';
import { momentsHere, type Plan, readPlan, writePlan } from '../../model/plan';
import type { NotificationDraft } from '../../model/use-notification-form';

type PlanFieldsProps = { draft: NotificationDraft };

/** Day, time, and which of two equal times on the night when clocks go back. */
export function PlanFields({ draft: { values, change, fault } }: PlanFieldsProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const { zonedTime } = useFormats();
  const plan = readPlan(values.scheduledDate);
  const moments = momentsHere(plan);
  const isTwice = moments.length > 1;
  /** The part with the error. */
  const wrong = isTwice ? 'which' : plan.day !== '' && moments.length === 0 ? 'time' : 'day';
  const sentence = (part: keyof Plan) => (part === wrong ? fault('scheduledDate') : undefined);
  const set = (more: Partial<Plan>) => change({ scheduledDate: writePlan({ ...plan, ...more }) });
  return (
    <>
      <Field label={t('notification.day')} hint={t('notification.dayHint')} error={sentence('day')}>
        <DateInput
          min={dayHere()}
          value={plan.day}
          onChange={({ target }) => set({ day: target.value })}
        />
      </Field>
      {plan.day !== '' && (
        <Field label={t('notification.time')} error={sentence('time')}>
          <DateInput
            type="time"
            value={plan.time}
            onChange={({ target }) => set({ time: target.value })}
          />
        </Field>
      )}
      {isTwice && (
        <Field
          label={t('notification.which')}
          hint={t('notification.whichHint')}
          error={sentence('which')}
        >
          <Select
            value={plan.which}
            options={[
              { value: '', label: t('notification.chooseWhich') },
              ...(['first', 'second'] as const).map((value, index) => ({
                value,
                label: t(`notification.${value}`, { time: zonedTime(moments[index], zoneHere()) }),
              })),
            ]}
            onChange={({ target }) => set({ which: target.value as Plan['which'] })}
          />
        </Field>
      )}
    </>
  );
}
