import { History, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { RouteLink } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { useRecentSearches } from '../model/use-recent-searches';
import * as styles from './RecentSearches.css';

/** One line, whose room is there before the answer of an account; nothing without a search. */
export function RecentSearches() {
  const { t } = useTranslation('features.keep-searches');
  const { recent, isOfAccount, isKnown, forgetSearches } = useRecentSearches();
  const list = useRef<HTMLUListElement>(null);
  if (recent.length === 0 && !isOfAccount) return null;
  const handleForget = (query: string) => {
    // The button vanishes with its search.
    list.current?.focus();
    void forgetSearches(query);
  };
  return (
    <section aria-label={t('title')} className={styles.line}>
      {recent.length === 0 && isKnown && (
        <Text size="small" tone="muted">
          {t('none')}
        </Text>
      )}
      {recent.length > 0 && (
        <>
          <ul ref={list} tabIndex={-1} className={styles.list}>
            {recent.map((query) => (
              <li key={query} className={styles.item}>
                <RouteLink
                  to={{
                    pathname: paths.search,
                    search: new URLSearchParams({ q: query }).toString(),
                  }}
                  className={styles.query}
                >
                  <History size={16} aria-hidden />
                  <span className={styles.text}>{query}</span>
                </RouteLink>
                <IconButton
                  size="small"
                  label={t('forget', { query })}
                  onClick={() => handleForget(query)}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
          <Button
            size="small"
            variant="ghost"
            aria-label={t('forgetAll')}
            onClick={() => void forgetSearches()}
          >
            {t('forgetAllShort')}
          </Button>
        </>
      )}
    </section>
  );
}
