import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecentSearches, useRecentSearches } from '@/features/keep-searches';
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
  const { addSearch } = useRecentSearches();
  const content = useRef<HTMLElement>(null);
  /** The query whose best result is to be played. */
  const [entered, setEntered] = useState('');

  const handleChange = (next: string) => {
    setEntered('');
    setText(next);
  };
  const handleSubmit = () => {
    commit();
    void addSearch(text);
    if (!isTouched) setEntered(text.trim());
  };

  const handleDown = () => content.current?.querySelector<HTMLElement>('section a')?.focus();

  return (
    <Stack gap={8} ref={content}>
      <div className={styles.opening}>
        <Heading level={1}>{t('pageTitle')}</Heading>
        <SearchBox
          text={text}
          onChange={handleChange}
          onSubmit={handleSubmit}
          onDown={handleDown}
        />
      </div>
      {query ? (
        // A search that led somewhere is kept.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div onClick={() => void addSearch(query)}>
          <SearchResultsView
            query={query}
            isEntered={query === entered}
            onPlayed={() => setEntered('')}
          />
        </div>
      ) : (
        <>
          <RecentSearches />
          <BrowseSections />
        </>
      )}
    </Stack>
  );
}
