import { useTranslation } from 'react-i18next';
import { type OutboxScope, type FormSource, useItemForm } from '@/entities/outbox';
import type { Pitch } from '@/shared/contract/pitch.ts';
import { dayFromToday } from '@/shared/lib/form';
import { pitchItem } from './pitch-item';
import type { NewPitch } from './pitch-rules';

type Options = {
  scope: OutboxScope;
  source: FormSource<NewPitch, Pitch>;
  artistName: string;
  /** Separates the draft from that of another screen. */
  draftOf?: string;
  onDone: () => void;
};

export function usePitchForm({ artistName, ...options }: Options) {
  const { t } = useTranslation('features.submit-pitch');
  const name = t('error.name');
  const long = t('error.long');
  const day = t('error.releaseDate');
  return useItemForm(pitchItem, {
    ...options,
    empty: { ...pitchItem.empty(), artistName },
    formerNames: { trackTitle: 'title' },
    keep: () => ({ today: dayFromToday(0) }),
    sentences: {
      trackTitle: { missing: t('error.title'), long: name },
      artistName: { missing: t('error.artistName'), long: name },
      releaseDate: { missing: day, invalid: day, early: t('error.early') },
      description: { missing: t('error.description'), long },
      previousPlaylistInclusions: { long },
      socialMediaLinks: { long, invalid: t('error.links') },
      pressKit: { long: name, invalid: t('error.pressKit') },
    },
    words: {
      missing: t('alert'),
      failed: t('failed'),
      created: t('sent'),
      createdForNow: t('noRoom'),
    },
  });
}

export type PitchDraft = ReturnType<typeof usePitchForm>;
