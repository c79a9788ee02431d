import { useTranslation } from 'react-i18next';
import { useNamedLabel } from '@/entities/label';
import { useDraftsQuery } from '@/entities/release';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { PreparationRow } from './PreparationRow';

/** Drafts and submissions that are not out yet; renders nothing without any. */
export function Preparations({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('pages.label.releases');
  const label = useNamedLabel();
  // Editors decide while the page is open.
  const { data = [] } = useDraftsQuery({ label }, { refetchOnMountOrArgChange: true });
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={t('list.title')}>
      <Heading level={3}>{t('list.title')}</Heading>
      <ul>
        {data.map((release) => (
          <PreparationRow key={release.id} release={release} onOpen={() => onOpen(release.id)} />
        ))}
      </ul>
    </Stack>
  );
}
