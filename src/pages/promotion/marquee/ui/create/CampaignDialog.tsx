import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarqueeTracksQuery } from '@/entities/marquee';
import type { CreatedPlace } from '@/entities/outbox';
import { useFormDraft } from '@/shared/lib/form';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { FailureNotice, Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { TooLate, UnsavedEdit } from '@/widgets/created-state';
import { emptyForm, formOf, isCampaignForm } from '../../model/campaign-form';
import { type Filling, useSaveCampaign } from '../../model/use-save-campaign';
import * as styles from '../marquee.css';
import { AudienceFields } from './AudienceFields';
import { CreativeFields } from './CreativeFields';
import { OfferFields } from './OfferFields';

type CampaignDialogProps = {
  place: CreatedPlace;
  /** What is filled in. */
  filling: Filling;
  onClose: () => void;
};

/** The form of what is there already; null for something new. */
function formerOf(filling: Filling) {
  if (filling.kind === 'new') return null;
  if (filling.kind === 'local') return formOf(filling.item);
  return formOf(filling.campaign);
}

/**
 * A campaign: its track, what it may cost, whom it means and what they see. Of a new one nothing is sent from here.
 */
export function CampaignDialog({ place, filling, onClose }: CampaignDialogProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const former = formerOf(filling);
  const begun = filling.kind === 'new' ? (filling.begun ?? null) : null;
  const draft = useFormDraft({
    name: `marquee-draft:${place.owner}:${place.artistId ?? ''}`,
    isForm: isCampaignForm,
    empty: emptyForm(),
    former,
    begun,
  });
  const { form, change } = draft;
  const { data: known = [] } = useMarqueeTracksQuery({ artistId: place.artistId });
  const { faults, told, refusal, late, isPending, save } = useSaveCampaign(filling, () => {
    draft.forget();
    onClose();
  });
  const leave = () => leaveBy(onClose);
  const isNew = former === null || late === 'gone';
  // What it is about stays, though it be gone from the catalogue.
  const own = filling.kind === 'local' ? filling.item : null;
  const tracks =
    own && !known.some(({ id }) => id === own.trackId)
      ? [...known, { id: own.trackId, title: own.trackTitle, artist: own.artistName }]
      : known;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const track = tracks.find(({ id }) => id === form.trackId);
    void save({ place, filling, form, track });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={isNew ? t('create') : t('form.titleEdit')}
      description={t('form.text')}
      closeLabel={t('close')}
      size="widest"
    >
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap={5}>
          <FailureNotice>{refusal}</FailureNotice>
          {draft.isRecovered && (
            <Notice
              action={
                <Button size="small" onClick={draft.begin}>
                  {t('form.begin')}
                </Button>
              }
            >
              {t('form.recovered')}
            </Notice>
          )}
          <div className={styles.fields}>
            <OfferFields
              form={form}
              faults={faults}
              told={told}
              tracks={tracks}
              onChange={change}
            />
            <AudienceFields form={form} told={told} onChange={change} />
          </div>
          <CreativeFields form={form} faults={faults} told={told} onChange={change} />
          {late && <TooLate why={late} isEditable />}
          <DialogActions>
            <Button variant="ghost" onClick={leave}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" variant="solid" isPending={isPending}>
              {isNew ? t('form.submit') : t('form.save')}
            </Button>
          </DialogActions>
        </Stack>
        <UnsavedEdit isChanged={draft.isChanged} />
      </form>
    </Dialog>
  );
}
