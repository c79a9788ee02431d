import { useTranslation } from 'react-i18next';
import { PitchLook } from '@/entities/pitch';
import type { PitchDraft } from '@/features/submit-pitch';
import { dayFromToday } from '@/shared/lib/form';
import { Text } from '@/shared/ui/text';

type PitchPreviewProps = { draft: PitchDraft };

export function PitchPreview({ draft: { values } }: PitchPreviewProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  return (
    <PitchLook
      pitch={{
        ...values,
        id: values.trackId || 'new',
        trackTitle: values.trackTitle || t('song.untitled'),
        submissionDate: dayFromToday(0),
        status: 'pending',
        coverImage: null,
      }}
      sound={
        values.trackId && (
          <Text size="small" tone="muted">
            {t('song.preparedHint')}
          </Text>
        )
      }
    />
  );
}
