import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { storedWelcome, useChangeProfileMutation } from '@/entities/account';
import { useSearchQuery } from '@/entities/search';
import { useViewer } from '@/entities/session';
import { useFollowedArtists } from '@/features/follow-artist';
import { problemText } from '@/shared/api';
import type { ChartId } from '@/shared/contract/chart.ts';
import { countryCodes } from '@/shared/contract/codes.ts';
import type { User } from '@/shared/contract/user.ts';
import { formatCountry } from '@/shared/lib/format';
import { logFailure } from '@/shared/lib/log';
import { useRested } from '@/shared/lib/text-filter';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Field, Select } from '@/shared/ui/field';
import { SearchBox } from '@/shared/ui/filter-bar';
import { FailureNotice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useSuggestedArtistsQuery } from '../api/suggested-artists-api';
import { countryHere } from '../lib/country-here';
import { ArtistChoice } from './ArtistChoice';
import * as styles from './WelcomePage.css';

const wanted = 3;
const shown = 12;

const charts: Partial<Record<User['country'], ChartId>> = {
  ES: 'spain',
  US: 'usa',
  MX: 'mexico',
  AR: 'argentina',
};

/** A new account's first screen. See docs/product/home.md. */
export function WelcomePage() {
  const viewer = useViewer();
  return viewer && <Welcome viewer={viewer} />;
}

function Welcome({ viewer }: { viewer: User }) {
  const { t, i18n } = useTranslation('pages.listener.welcome');
  const navigate = useNavigate();
  const [country, setCountry] = useState(() => countryHere(navigator.languages, viewer.country));
  const [changeProfile, { isLoading, error }] = useChangeProfileMutation();
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const query = useRested(text).trim();
  const followed = useFollowedArtists().length;
  const suggested = useSuggestedArtistsQuery(charts[country] ?? 'global');
  const found = useSearchQuery(query, { skip: query === '' });
  const asked = query === '' ? suggested : found;
  const { currentData } = asked;
  const artists = Array.isArray(currentData) ? currentData : currentData?.artists;
  const countries = countryCodes
    .map((value) => ({ value, label: formatCountry(value, i18n.language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language));

  const leave = () => {
    storedWelcome.write(true);
    void navigate(paths.home, { replace: true });
  };
  const handleDone = async () => {
    if (country === viewer.country) return leave();
    const { error: failure } = await changeProfile({ country });
    if (!failure) return leave();
    return logFailure('choose a country', failure);
  };

  return (
    <div className={styles.page}>
      <Stack as="header" gap={2}>
        <Heading level={1}>{t('title', { name: viewer.displayName })}</Heading>
        <Text tone="muted">{t('text')}</Text>
      </Stack>
      <div className={styles.fields}>
        <Field label={t('country')}>
          <Select
            options={countries}
            value={country}
            onChange={({ target }) =>
              setCountry(countryCodes.find((code) => code === target.value) ?? country)
            }
          />
        </Field>
        <SearchBox label={t('search')} text={text} onSearch={setText} box={box} />
      </div>
      <QueryView
        query={{ ...asked, data: artists }}
        loading={
          <ul className={styles.artists} aria-label={t('artists')} aria-busy>
            {Array.from({ length: shown }, (_, index) => (
              <li key={index} aria-hidden className={styles.artist}>
                <span className={styles.picture}>
                  <Skeleton shape="round" />
                </span>
                <span className={styles.name}>
                  <Skeleton width="5em" />
                </span>
              </li>
            ))}
          </ul>
        }
      >
        {(list) => (
          <ul className={styles.artists} aria-label={t('artists')} aria-busy={asked.isFetching}>
            {list.slice(0, shown).map((artist) => (
              <li key={artist.id}>
                <ArtistChoice artist={artist} />
              </li>
            ))}
            {query !== '' && list.length === 0 && (
              <li className={styles.nobody}>{t('nobody', { query })}</li>
            )}
          </ul>
        )}
      </QueryView>
      <div className={styles.footer}>
        <Text as="output" tone="muted" className={styles.chosen}>
          {followed < wanted ? t('more', { count: wanted - followed }) : t('enough')}
        </Text>
        <FailureNotice>{error && problemText(error, t('failed'))}</FailureNotice>
        <Button variant="ghost" onClick={leave}>
          {t('skip')}
        </Button>
        <Button variant="solid" isPending={isLoading} onClick={() => void handleDone()}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
