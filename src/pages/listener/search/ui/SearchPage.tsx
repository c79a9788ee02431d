import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchText } from '@/shared/lib/address';
import { useMediaQuery } from '@/shared/lib/media-query';
import { media } from '@/shared/theme';
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
  const isTouched = useMediaQuery(media.touch);
  /** The query whose best result is to be played. */
  const [entered, setEntered] = useState('');

  const handleChange = (next: string) => {
    setEntered('');
    setText(next);
  };
  const handleSubmit = () => {
    commit();
    if (!isTouched) setEntered(text.trim());
  };

  return (
    <Stack gap={8}>
      <div className={styles.opening}>
        <Heading level={1}>{t('pageTitle')}</Heading>
        <SearchBox text={text} onChange={handleChange} onSubmit={handleSubmit} />
      </div>
      {query ? (
        <SearchResultsView
          query={query}
          isEntered={query === entered}
          onPlayed={() => setEntered('')}
        />
      ) : (
        <BrowseSections />
      )}
    </Stack>
  );
}
