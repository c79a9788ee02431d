import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeMarqueeMutation } from '@/entities/marquee';
import type { CreatedPlace } from '@/entities/outbox';
import { isProblem, problemText } from '@/shared/api';
import type { MarqueeCampaign, MarqueeForm, MarqueeTrack } from '@/shared/contract/marquee.ts';
import { useSeen } from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';
import {
  type CampaignFaults,
  type CampaignForm,
  changeOf,
  faultsOf,
  fieldsOf,
  filledOf,
  formOf,
  lacks,
} from './campaign-form';
import { type NewCampaign, newCampaigns } from './campaigns';

/** What is filled in: something new, a campaign of this device, or one of the server. */
export type Filling =
  | { kind: 'new'; begun?: Partial<CampaignForm> | null }
  | { kind: 'local'; item: NewCampaign }
  | { kind: 'server'; campaign: MarqueeCampaign };

/** What the server says of which field. */
export type Told = { readonly [field in keyof CampaignForm]?: string };

type Saving = { place: CreatedPlace; filling: Filling; form: CampaignForm; track: MarqueeTrack };

/**
 * Checks what was filled in and keeps it on this device, in front of the others; what the server has already is
 * changed there.
 */
export function useSaveCampaign(opened: Filling, onSaved: () => void) {
  const { t } = useTranslation('pages.promotion.marquee');
  const [changeMarquee, { isLoading }] = useChangeMarqueeMutation();
  const [faults, setFaults] = useState<CampaignFaults>({});
  const seen = useSeen<Partial<MarqueeForm>>(
    opened.kind === 'server' ? filledOf(formOf(opened.campaign)) : {},
  );
  const [told, setTold] = useState<Told>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [late, setLate] = useState<'sent' | 'gone' | null>(null);

  function keep({ place, filling, form, track }: Saving) {
    const rest = { ...fieldsOf(form), trackTitle: track.title, artistName: track.artist };
    const kept =
      filling.kind === 'local' && late !== 'gone'
        ? newCampaigns.edit(place.owner, { ...filling.item, ...rest })
        : newCampaigns.create(place, (id) => ({ id, ...rest })) && 'kept';
    setLate(kept === 'sent' || kept === 'gone' ? kept : null);
    if (kept === 'sent' || kept === 'gone') return;
    if (kept === 'kept') showToast({ tone: 'success', text: t('created') });
    else showToast({ tone: 'danger', text: t('createdForNow') });
    onSaved();
  }

  async function change(id: string, { place, form }: Saving) {
    const { artistId } = place;
    const { changes, seen: saw } = seen.changesOf(filledOf(form));
    const body = { ...changeOf(changes), seen: saw };
    const { error } = await changeMarquee({ id, artistId, body });
    if (error) {
      logFailure('changeMarquee', error);
      seen.noteRefusal(error);
      setTold((isProblem(error) && error.fields) || {});
      setRefusal(problemText(error, t('form.failed')));
      return;
    }
    showToast({ tone: 'success', text: t('changed') });
    onSaved();
  }

  async function save({
    track,
    ...saving
  }: Omit<Saving, 'track'> & { track?: MarqueeTrack | undefined }) {
    const { form, filling } = saving;
    if (track === undefined || lacks(form)) {
      setFaults({});
      setRefusal(t('form.missing'));
      return;
    }
    const found = faultsOf(form);
    setFaults(found);
    setTold({});
    setRefusal(null);
    if (Object.keys(found).length > 0) return;
    try {
      if (filling.kind === 'server') await change(filling.campaign.id, { ...saving, track });
      else keep({ ...saving, track });
    } catch (error) {
      logFailure('createMarquee', error);
      setRefusal(t('form.failed'));
    }
  }

  return { faults, told, refusal, late, isPending: isLoading, save };
}
