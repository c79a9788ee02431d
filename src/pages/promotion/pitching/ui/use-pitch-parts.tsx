import { useTranslation } from 'react-i18next';
import type { PitchDraft } from '@/features/submit-pitch';
import { PitchPreview } from './PitchPreview';
import { SongFields } from './SongFields';
import { StoryFields } from './StoryFields';
import { StyleFields } from './StyleFields';

/**
 * The fields of a pitch, shared by the tab and the window of a pending one.
 *
 * @param artistId whose unreleased songs are offered; undefined for the viewer's own
 */
export function usePitchParts(draft: PitchDraft, artistId: string | undefined) {
  const { t } = useTranslation('pages.promotion.pitching');
  return {
    size: 'widest',
    steps: [
      {
        title: t('song.heading'),
        content: <SongFields draft={draft} artistId={artistId} />,
      },
      { title: t('style.heading'), content: <StyleFields draft={draft} /> },
      { title: t('story.heading'), content: <StoryFields draft={draft} /> },
    ],
    preview: <PitchPreview draft={draft} />,
    work: draft.work,
    isIncomplete: draft.values.description.trim() === '',
    submitLabel: t('submit.send'),
  } as const;
}
