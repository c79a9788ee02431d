import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/shared/lib/page-title';
import { Heading } from '@/shared/ui/text';
import { useSearchText } from '../model/use-search-text';
import { BrowseSections } from './BrowseSections';
import { SearchBox } from './SearchBox';
import { SearchResultsView } from './SearchResultsView';
import * as styles from './SearchPage.css';

/** Source: document 1, section 2, Search. */
export function SearchPage() {
  const { t } = useTranslation('pages.listener.search');
  const { text, setText, query, commit } = useSearchText();
  usePageTitle(t('pageTitle'));
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <Heading level={1}>{t('pageTitle')}</Heading>
        <SearchBox text={text} onChange={setText} onSubmit={commit} />
      </div>
      {query ? <SearchResultsView query={query} /> : <BrowseSections />}
    </div>
  );
}
