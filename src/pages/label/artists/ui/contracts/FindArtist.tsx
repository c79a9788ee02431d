import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCandidatesQuery, useNamedLabel } from '@/entities/label';
import type { Candidate } from '@/shared/contract/label-contract.ts';
import { useFormats } from '@/shared/lib/format';
import { useRested } from '@/shared/lib/text-filter';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { LiveText } from '@/shared/ui/live-text';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './contracts.css';

type FindArtistProps = {
  text: string;
  onType: (text: string) => void;
  onChoose: (artist: Candidate) => void;
  /** None matches: create one with the typed name. */
  onNew: () => void;
};

/** Searches artists by name and shows their contract state. */
export function FindArtist({ text, onType, onChoose, onNew }: FindArtistProps) {
  const { t } = useTranslation('pages.label.artists');
  const label = useNamedLabel();
  const q = useRested(text).trim();
  const query = useCandidatesQuery({ q, label }, { skip: q === '' });
  return (
    <Stack gap={4}>
      <Field most={200} label={t('contract.search')} hint={t('contract.searchHint')}>
        <TextInput
          icon={<Search size={18} />}
          type="search"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      </Field>
      <LiveText>
        {q !== '' && query.currentData?.length === 0 && (
          <Text tone="muted">{t('contract.none', { query: q })}</Text>
        )}
      </LiveText>
      {q !== '' && (
        <QueryView
          query={query}
          headingLevel={3}
          loading={<Skeleton shape="block" height="192px" />}
          empty={null}
        >
          {(found) => (
            <ul>
              {found.map((artist) => (
                <FoundArtist key={artist.id} artist={artist} onChoose={() => onChoose(artist)} />
              ))}
            </ul>
          )}
        </QueryView>
      )}
      <Button onClick={onNew}>{t('contract.new')}</Button>
    </Stack>
  );
}

function FoundArtist({ artist, onChoose }: { artist: Candidate; onChoose: () => void }) {
  const { t } = useTranslation('pages.label.artists');
  const { country, date, genre } = useFormats();
  const { id, name, image, state, until } = artist;
  const from = t('artists.from', { genre: genre(artist.genre), country: country(artist.country) });
  return (
    <li className={styles.candidate}>
      <Artwork src={image} seed={id} shape="round" sizes="48px" className={styles.portrait} />
      <div>
        <Text lines={2}>{name}</Text>
        <Text size="small" tone="muted">
          {from} · {t(`contract.state.${state}`, { date: until === null ? '' : date(until) })}
        </Text>
      </div>
      {state === 'free' && (
        <Button size="small" aria-label={t('contract.chooseOf', { name })} onClick={onChoose}>
          {t('contract.choose')}
        </Button>
      )}
    </li>
  );
}
