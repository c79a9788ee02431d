import { useTranslation } from 'react-i18next';
import type { OutboxScope } from '@/entities/outbox';
import { type NewPitch, usePitchForm } from '@/features/submit-pitch';
import { Workbench } from '@/shared/ui/workbench';
import { usePitchParts } from './use-pitch-parts';

type PitchWorkbenchProps = {
  scope: OutboxScope;
  pitch: NewPitch;
  onClose: () => void;
};

/** Edits a pending pitch. */
export function PitchWorkbench({ scope, pitch, onClose }: PitchWorkbenchProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  const draft = usePitchForm({
    scope,
    source: { kind: 'local', item: pitch },
    artistName: pitch.artistName,
    onDone: onClose,
  });
  return (
    <Workbench
      title={t('submit.edit', { title: pitch.trackTitle })}
      {...usePitchParts(draft, scope.artistId)}
      onClose={onClose}
    />
  );
}
