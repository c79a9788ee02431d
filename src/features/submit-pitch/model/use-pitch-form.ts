import { useTranslation } from 'react-i18next';
import { type OutboxScope, type FormSource, useToolForm } from '@/entities/outbox';
import type { Pitch } from '@/shared/contract/pitch.ts';
import { dayFromToday } from '@/shared/lib/form';
import { emptyPitch, type NewPitch, type PitchForm, pitchSchema, pitchTool } from './pitch-tool';

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
  const empty = emptyPitch(artistName);
  const name = t('error.name');
  const long = t('error.long');
  const day = t('error.releaseDate');
  return useToolForm<NewPitch, Pitch, PitchForm, PitchForm>(pitchTool, {
    ...options,
    schema: pitchSchema,
    empty,
    formerNames: { trackTitle: 'title' },
    toTyped: (pitch) => ({ ...empty, ...pitch, trackId: pitch.trackId ?? '' }),
    toItem: ({ trackId, ...sent }) => ({
      ...sent,
      trackId: trackId || null,
      submissionDate: dayFromToday(0),
    }),
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
