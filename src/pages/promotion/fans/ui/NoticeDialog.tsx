import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanvasTracksQuery } from '@/entities/canvas';
import type { CreatedPlace } from '@/entities/outbox';
import { fanLimits, fanNoticeTypes } from '@/shared/contract/fan-choices.ts';
import type { Concert } from '@/shared/contract/concert.ts';
import { useFormats } from '@/shared/lib/format';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { Checkbox, DateInput, Field, Select, TextArea, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import { TooLate, UnsavedEdit } from '@/widgets/created-state';
import { dayHere, useFormDraft } from '@/shared/lib/form';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import type { CampaignAudience } from '../model/audience';
import {
  isNoticeForm,
  type NoticeFaults,
  noticeFaults,
  plannedMoments,
  zoneHere,
} from '../model/notice-form';
import { type EditedNotice, keepNotice } from '../model/notices';
import { useAboutConcert } from '../model/use-about-concert';
import { useSaveNotice } from '../model/use-save-edited';
import { useFirstFault } from '../model/use-first-fault';
import * as styles from './fans.css';
import { Recovered } from './Recovered';
import { SendDialog } from './SendDialog';
import { TierField } from './TierField';

type NoticeDialogProps = {
  /** Who tells it, and for whom. */
  place: CreatedPlace;
  /** One that is changed; null for a new one. */
  edited: EditedNotice | null;
  /** What it is about to begin with. */
  concert?: Concert | undefined;
  /** The campaign whose participants it is for; null for fans. */
  audience?: CampaignAudience | null | undefined;
  onClose: () => void;
};

/**
 * A notification to fans, or to those who take part in a campaign. Of a new one nothing is sent from here.
 */
export function NoticeDialog({ place, edited, concert, audience, onClose }: NoticeDialogProps) {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const about = useAboutConcert(concert, audience?.id);
  const { data: tracks = [] } = useCanvasTracksQuery({ artistId: place.artistId });
  const draft = useFormDraft({
    name: `notification-draft:${place.owner}:${place.artistId ?? ''}${about.id}`,
    isForm: isNoticeForm,
    empty: { ...about.notice(), campaignId: audience?.id ?? '' },
    former: edited?.form ?? null,
  });
  const { form, change } = draft;
  const twice = plannedMoments(form);
  const { zonedTime } = useFormats();
  const [faults, setFaults] = useState<NoticeFaults>({});
  const [late, setLate] = useState<'sent' | 'gone' | null>(null);
  const former = late === 'gone' ? null : edited;
  const frame = useRef<HTMLFormElement>(null);
  const failed = useFirstFault(frame);
  const [isAsking, setAsking] = useState(false);
  const { artistId } = place;
  const { refusal, told, isPending, save } = useSaveNotice({ artistId, edited }, onClose);
  const leave = () => leaveBy(onClose);
  const out = tracks.filter(({ isOut }) => isOut);
  const sentence = (name: keyof NoticeFaults) => {
    const fault = faults[name];
    return fault ? t(`notice.fault.${fault}`) : told[name];
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = noticeFaults(form);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      failed();
      return;
    }
    if (form.day === '') setAsking(true);
    else keep();
  };

  const keep = () => {
    setAsking(false);
    if (former?.of === 'server') {
      void save(former.id, form);
      return;
    }
    try {
      const trackTitle = out.find(({ id }) => id === form.trackId)?.title ?? '';
      const campaignTitle = audience?.title ?? '';
      const kept = keepNotice(place, { form, trackTitle, campaignTitle, editedId: former?.id });
      setLate(kept === 'sent' || kept === 'gone' ? kept : null);
      if (kept === 'sent' || kept === 'gone') return;
      draft.forget();
      showToast(
        kept === 'kept'
          ? { tone: 'success', text: t('notice.created') }
          : { tone: 'danger', text: t('noRoom', { title: form.title }) },
      );
      onClose();
    } catch (error) {
      logFailure('createNotification', error);
      showToast({ tone: 'danger', text: t('notice.failed') });
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={t(former ? 'notice.titleEdit' : 'notice.title')}
      description={t('notice.text')}
      closeLabel={t('close')}
      size="large"
    >
      <form noValidate onSubmit={handleSubmit} ref={frame}>
        <Stack gap={5}>
          <FailureNotice>{(faults.title || faults.message) && t('alert')}</FailureNotice>
          <Text size="small" tone="muted">
            {t('notice.most', { most: fanLimits.noticesMost, hours: fanLimits.noticesHours })}
          </Text>
          <FailureNotice>
            {refusal !== null && [refusal, told['status']].filter(Boolean).join(' ')}
          </FailureNotice>
          {audience && <Text>{t('notice.audience', { title: audience.title })}</Text>}
          {draft.isRecovered && <Recovered onBegin={draft.begin} />}
          <Field most={fanLimits.titleMax} label={t('notice.name')} error={sentence('title')}>
            <TextInput
              required
              autoComplete="off"
              value={form.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Field>
          <Field
            most={fanLimits.textMax}
            label={t('notice.message')}
            hint={t('textHint', { most: fanLimits.textMax })}
            error={sentence('message')}
          >
            <TextArea
              required
              value={form.message}
              onChange={({ target }) => change({ message: target.value })}
            />
          </Field>
          <Field label={t('notice.type')} hint={t('notice.typeHint')} error={told['type']}>
            <Select
              value={form.type}
              options={fanNoticeTypes.map((value) => ({
                value,
                label: t(`entities.fan:noticeType.${value}`),
              }))}
              onChange={({ target }) =>
                change({ type: fanNoticeTypes.find((type) => type === target.value) ?? form.type })
              }
            />
          </Field>
          {!audience && (
            <TierField
              label={t('notice.tiers')}
              hint={t('notice.tiersHint')}
              value={form.targetTiers}
              error={told['targetTiers']}
              onChange={(targetTiers) => change({ targetTiers })}
            />
          )}
          <div className={styles.pair}>
            <Field
              label={t('notice.day')}
              hint={t('notice.dayHint')}
              error={sentence('day') ?? told['scheduledDate']}
            >
              <DateInput
                min={dayHere()}
                value={form.day}
                onChange={({ target }) => change({ day: target.value })}
              />
            </Field>
            {form.day !== '' && (
              <Field label={t('notice.time')} error={sentence('time')}>
                <DateInput
                  type="time"
                  value={form.time}
                  onChange={({ target }) => change({ time: target.value })}
                />
              </Field>
            )}
          </div>
          {twice.length > 1 && (
            <Field label={t('notice.which')} hint={t('notice.whichHint')} error={sentence('which')}>
              <Select
                value={form.which ?? ''}
                options={[
                  { value: '', label: t('notice.chooseWhich') },
                  ...(['first', 'second'] as const).map((value, index) => ({
                    value,
                    label: t(`notice.${value}`, { time: zonedTime(twice[index], zoneHere()) }),
                  })),
                ]}
                onChange={({ target }) =>
                  change({ which: target.value === 'second' ? 'second' : 'first' })
                }
              />
            </Field>
          )}
          <Checkbox
            label={t('notice.includeTrackLink')}
            checked={form.includeTrackLink}
            onChange={({ target }) => change({ includeTrackLink: target.checked })}
          />
          {form.includeTrackLink && (
            <Field label={t('notice.track')} error={sentence('trackId')}>
              <Select
                required
                value={form.trackId}
                options={[
                  { value: '', label: t('notice.chooseTrack') },
                  ...out.map(({ id, title }) => ({ value: id, label: title })),
                ]}
                onChange={({ target }) => change({ trackId: target.value })}
              />
            </Field>
          )}
          {late && <TooLate why={late} isEditable={form.day !== ''} />}
          <DialogActions>
            <Button variant="ghost" onClick={leave}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="solid" isPending={isPending}>
              {t(former ? 'save' : form.day === '' ? 'notice.submit' : 'notice.plan')}
            </Button>
          </DialogActions>
        </Stack>
        <UnsavedEdit isChanged={draft.isChanged} />
      </form>
      {isAsking && (
        <SendDialog
          form={form}
          artistId={place.artistId}
          isPending={isPending}
          onConfirm={keep}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
