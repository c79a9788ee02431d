import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fanLimits, fanNotificationTypes } from '@/shared/contract/fan-choices.ts';
import { Checkbox, Field, Select, TextArea, TextInput } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Workbench } from '@/shared/ui/workbench';
import { type NotificationDraft, useNotificationForm } from '../../model/use-notification-form';
import { NotificationPreview } from './NotificationPreview';
import { PlanFields } from './PlanFields';
import { SendDialog } from './SendDialog';
import { TierField } from './TierField';

const { titleMax, textMax, notificationsHours: hours } = fanLimits;

type NotificationWorkbenchProps = Omit<Parameters<typeof useNotificationForm>[0], 'onDone'> & {
  onClose: () => void;
};

/**
 * A notification to fans or to a campaign's participants. A new one sends no request; sending at
 * once asks first.
 */
export function NotificationWorkbench({ onClose, ...options }: NotificationWorkbenchProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const draft = useNotificationForm({ ...options, onDone: onClose });
  const { form, values, work, artistId, audience } = draft;
  const [isAsking, setAsking] = useState(false);
  const isAtOnce = values.scheduledDate === '';
  const submit = async () => {
    if (isAtOnce && (await form.trigger())) setAsking(true);
    else await work.submit();
  };
  return (
    <>
      <Workbench
        title={t(draft.isNew ? 'notification.title' : 'notification.titleEdit')}
        description={t('notification.text')}
        steps={[
          { title: t('notification.steps.message'), content: <MessageFields draft={draft} /> },
          { title: t('notification.steps.who'), content: <AudienceFields draft={draft} /> },
        ]}
        preview={<NotificationPreview draft={draft} />}
        banner={
          <Stack gap={2}>
            {audience && <Text>{t('notification.audience', { title: audience.title })}</Text>}
            <Text size="small" tone="muted">
              {t('notification.most', { hours })}
            </Text>
          </Stack>
        }
        work={{ ...work, submit }}
        submitLabel={t(
          draft.isNew ? (isAtOnce ? 'notification.submit' : 'notification.plan') : 'save',
        )}
        onClose={onClose}
      />
      {isAsking && (
        <SendDialog
          form={values}
          artistId={artistId}
          onConfirm={() => {
            setAsking(false);
            void work.submit();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type FieldsProps = { draft: NotificationDraft };

function MessageFields({ draft: { form, values, change, fault, tracks } }: FieldsProps) {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  return (
    <>
      <Field most={titleMax} label={t('notification.name')} error={fault('title')}>
        <TextInput required autoComplete="off" {...form.register('title')} />
      </Field>
      <Field
        most={textMax}
        label={t('notification.message')}
        hint={t('textHint', { most: textMax })}
        error={fault('message')}
      >
        <TextArea required {...form.register('message')} />
      </Field>
      <Field label={t('notification.type')} hint={t('notification.typeHint')} error={fault('type')}>
        <Select
          {...form.register('type')}
          options={fanNotificationTypes.map((value) => ({
            value,
            label: t(`entities.fan:notificationType.${value}`),
          }))}
        />
      </Field>
      <Checkbox
        label={t('notification.includeTrackLink')}
        checked={values.includeTrackLink}
        onChange={({ target }) => change({ includeTrackLink: target.checked, trackId: '' })}
      />
      {values.includeTrackLink && (
        <Field label={t('notification.track')} error={fault('trackId')}>
          <Select
            required
            value={values.trackId}
            options={[
              { value: '', label: t('notification.chooseTrack') },
              ...tracks.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ target }) => change({ trackId: target.value })}
          />
        </Field>
      )}
    </>
  );
}

function AudienceFields({ draft }: FieldsProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const { values, change, fault, audience } = draft;
  return (
    <>
      {!audience && (
        <TierField
          label={t('notification.tiers')}
          hint={t('notification.tiersHint')}
          value={values.targetTiers}
          error={fault('targetTiers')}
          onChange={(targetTiers) => change({ targetTiers })}
        />
      )}
      <PlanFields draft={draft} />
    </>
  );
}
