import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { OfficePage, ScreenTabs, useScreenTab } from '@/widgets/office';
import { Today } from '@/widgets/today';

type DeskPageProps = {
  title: string;
};

/** The service's playlists, and what waits for a decision. See docs/product/editorial.md. */
export function DeskPage({ title }: DeskPageProps) {
  const { t } = useTranslation('pages.editorial');
  const [tab] = useScreenTab();
  const [search] = useSearchParams();
  const isHome = tab === 'playlists' && !search.has('playlist');
  return (
    <OfficePage title={title}>
      {isHome && <Today office="editor" />}
      <ScreenTabs label={t('tabsLabel')} />
    </OfficePage>
  );
}
