import { useTranslation } from 'react-i18next';
import { useSearchText } from '@/shared/lib/address';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { BrowseSections } from './BrowseSections';
import { SearchBox } from './SearchBox';
import { SearchResultsView } from './SearchResultsView';
import * as styles from './SearchPage.css';

/** See docs/product/search.md. */
export function SearchPage() {
  const { t } = useTranslation('pages.listener.search');
  const { text, setText, query, commit } = useSearchText();
  return (
    <Stack gap={8}>
      <div className={styles.opening}>
        <Heading level={1}>{t('pageTitle')}</Heading>
        <SearchBox text={text} onChange={setText} onSubmit={commit} />
      </div>
      {query ? <SearchResultsView query={query} /> : <BrowseSections />}
    </Stack>
  );
}
