import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { type NewPitch, usePitchForm } from '@/features/submit-pitch';
import { Workbench } from '@/shared/ui/workbench';
import { usePitchParts } from './use-pitch-parts';

type PitchWorkbenchProps = {
  place: CreatedPlace;
  pitch: NewPitch;
  onClose: () => void;
};

/** Edits a pending pitch. */
export function PitchWorkbench({ place, pitch, onClose }: PitchWorkbenchProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  const draft = usePitchForm({
    place,
    source: { kind: 'local', item: pitch },
    artistName: pitch.artistName,
    onDone: onClose,
  });
  return (
    <Workbench
      title={t('submit.edit', { title: pitch.trackTitle })}
      {...usePitchParts(draft, place.artistId)}
      onClose={onClose}
    />
  );
}
