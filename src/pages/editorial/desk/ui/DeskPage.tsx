import { useTranslation } from 'react-i18next';
import { OfficePage, ScreenTabs } from '@/widgets/office';

type DeskPageProps = {
  /** Of the page. */
  title: string;
};

/**
 * The desk of the editors: the playlists of the service, and what waits for a decision. See docs/product/editorial.md.
 */
export function DeskPage({ title }: DeskPageProps) {
  const { t } = useTranslation('pages.editorial');
  return (
    <OfficePage title={title}>
      <ScreenTabs label={t('tabsLabel')} />
    </OfficePage>
  );
}
