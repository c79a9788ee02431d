import { useTranslation } from 'react-i18next';
import { OfficePage, ScreenTabs } from '@/widgets/office';

type DeskPageProps = {
  title: string;
};

/** The service's playlists, and what waits for a decision. See docs/product/editorial.md. */
export function DeskPage({ title }: DeskPageProps) {
  const { t } = useTranslation('pages.editorial');
  return (
    <OfficePage title={title}>
      <ScreenTabs label={t('tabsLabel')} />
    </OfficePage>
  );
}
