import { useTranslation } from 'react-i18next';
import { useChangeMarqueeMutation, useMarqueeTracksQuery } from '@/entities/marquee';
import { type OutboxScope, type FormSource, useItemForm } from '@/entities/outbox';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { stagedHash } from '@/shared/contract/staged-file.ts';
import { useFormats } from '@/shared/lib/format';
import { marqueeItem } from './marquee-item';
import type { CampaignForm, NewCampaign } from './marquee-rules';
import { useCampaignFile } from './use-campaign-file';

const { budgetMin, budgetMax, budgetStep, daysMax } = marqueeLimits;

type Options = {
  scope: OutboxScope;
  source: FormSource<NewCampaign, MarqueeCampaign>;
  preset: Partial<CampaignForm> | null;
  onDone: () => void;
};

export function useCampaignForm({ scope, source, preset, onDone }: Options) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { dollars } = useFormats();
  const [changeMarquee] = useChangeMarqueeMutation();
  const { artistId } = scope;
  const { data: known = [] } = useMarqueeTracksQuery({ artistId });
  // The track stays, even if it left the catalogue.
  const own = source.kind === 'local' ? source.item : null;
  const tracks =
    own && !known.some(({ id }) => id === own.trackId)
      ? [...known, { id: own.trackId, title: own.trackTitle, artist: own.artistName }]
      : known;
  const file = useCampaignFile(own ?? {});
  const delivered = source.kind === 'server' ? source.thing : null;
  const limits = {
    least: dollars(budgetMin),
    most: dollars(budgetMax),
    step: dollars(budgetStep),
    days: daysMax,
  };
  const whole = t('form.fault.whole');
  const address = { invalid: t('form.fault.address') };
  const form = useItemForm(marqueeItem, {
    scope,
    source,
    preset,
    keep: async (sent) => {
      const track = tracks.find(({ id }) => id === sent.trackId);
      if (!track) return { refusal: t('form.missing') };
      if (file.chosen && !file.good) return { refusal: t('form.file.refused') };
      const storedFile = await file.keep(scope.owner);
      if (!storedFile) return { refusal: t('form.file.full') };
      return { ...storedFile, trackTitle: track.title, artistName: track.artist };
    },
    change: async (id, { changes, seen }, signal) => {
      if (file.chosen && !file.good) return { refusal: t('form.file.refused') };
      const { named, refusal } = await file.send(signal);
      if (!named) return { refusal: refusal ?? t('form.file.notSent') };
      const body = { ...marqueeItem.nest({ ...changes, ...named }), seen };
      return changeMarquee({ id, artistId, body });
    },
    ...(source.kind === 'server' &&
      file.kind && { alsoSeen: { [file.kind]: marqueeItem.toTyped(source)[file.kind] } }),
    sentences: {
      budget: {
        missing: whole,
        number: whole,
        least: t('form.fault.least', limits),
        most: t('form.fault.most', limits),
        step: t('form.fault.step', limits),
      },
      startDate: { invalid: t('form.fault.startDate') },
      endDate: {
        invalid: t('form.fault.endDate'),
        before: t('form.fault.before'),
        over: t('form.fault.over'),
        tooLong: t('form.fault.long', limits),
      },
      image: address,
      video: address,
      audio: address,
    },
    words: {
      missing: t('form.missing'),
      failed: t('form.failed'),
      created: t('created'),
      createdForNow: t('createdForNow'),
      changed: t('changed'),
    },
    onDone,
  });
  return {
    ...form,
    work: { ...form.work, isPending: form.work.isPending || file.chosen?.state === 'checking' },
    tracks,
    limits,
    file,
    /** The file replaces a typed address. */
    chooseFile: async (picked: File) => {
      const kind = await file.chooseFile(picked);
      if (stagedHash(form.values[kind]) === null) form.change({ [kind]: '' });
    },
    /** Files that the server has. */
    uploaded: delivered?.files ?? [],
  };
}

export type CampaignDraft = ReturnType<typeof useCampaignForm>;
