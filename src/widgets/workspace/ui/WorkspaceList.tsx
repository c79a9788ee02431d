import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelChoicesQuery } from '@/entities/label';
import { useSearchQuery } from '@/entities/search';
import { matchesText, useRested } from '@/shared/lib/text-filter';
import { Skeleton } from '@/shared/ui/skeleton';
import { type Offered, offeredFor } from '../model/pick-workspace';
import { useWork, type WorkScreen } from '../model/use-work';
import type { Workspace } from '../model/workspace';
import { NobodyFound } from './NobodyFound';
import { WorkspaceChoices } from './WorkspaceChoices';
import { WorkspaceSearch } from './WorkspaceSearch';
import * as styles from './WorkspaceList.css';

const mostLabels = 12;

type WorkspaceListProps = {
  tools: ReadonlyArray<WorkScreen>;
  onChosen: () => void;
};

export function WorkspaceList({ tools, onChosen }: WorkspaceListProps) {
  const { acts, takes, offered } = useWork(tools);
  const [text, setText] = useState('');
  const choices = offeredFor(takes, offered);
  const parts = { tools, onChosen };
  return (
    <WorkspaceSearch
      count={acts === 'admin' ? null : choices.length}
      text={text}
      onChange={setText}
    >
      {acts === 'admin' ? (
        <Anybody text={text} offered={offered} {...parts} />
      ) : (
        <Own choices={choices} offered={offered} text={text} {...parts} />
      )}
    </WorkspaceSearch>
  );
}

type OwnProps = WorkspaceListProps & {
  choices: readonly Workspace[];
  offered: Offered;
  text: string;
};

function Own({ choices, offered, text, ...parts }: OwnProps) {
  const found = choices.filter(({ name }) => matchesText(text, [name]));
  if (found.length === 0) return <NobodyFound query={text} />;
  return <WorkspaceChoices choices={found} labels={offered.labels} {...parts} />;
}

type AnybodyProps = WorkspaceListProps & { offered: Offered; text: string };

function Anybody({ text, offered, ...parts }: AnybodyProps) {
  const { t } = useTranslation('widgets.workspace');
  const query = useRested(text).trim();
  if (query !== '' && text.trim() !== '') return <Found query={query} {...parts} />;
  const { recent, artists, labels } = offered;
  const isNew = ({ id }: Workspace) => !recent.some((one) => one.id === id);
  return (
    <>
      <Part title={t('recent')} choices={recent} {...parts} />
      <Part title={t('mostHeard')} choices={artists.filter(isNew)} {...parts} />
      <Part title={t('labels')} choices={labels.filter(isNew)} {...parts} />
    </>
  );
}

function Found({ query, ...parts }: WorkspaceListProps & { query: string }) {
  const { t } = useTranslation('widgets.workspace');
  const artists = useSearchQuery(query);
  const labels = useLabelChoicesQuery();
  const foundArtists = (artists.currentData?.artists ?? []).map((artist) => ({
    ...artist,
    kind: 'artist' as const,
  }));
  const foundLabels = (labels.data ?? [])
    .filter(({ name }) => matchesText(query, [name]))
    .slice(0, mostLabels)
    .map(({ id, name }) => ({ kind: 'label' as const, id, name, image: null }));
  const isLoading = artists.isFetching || labels.isLoading;
  const isNobody = !isLoading && foundArtists.length + foundLabels.length === 0;
  return (
    <>
      {isLoading && <Skeleton shape="block" height="156px" />}
      {isNobody && <NobodyFound query={query} />}
      <Part title={t('artists')} choices={foundArtists} {...parts} />
      <Part title={t('labels')} choices={foundLabels} {...parts} />
    </>
  );
}

type PartProps = WorkspaceListProps & { title: string; choices: readonly Workspace[] };

function Part({ title, ...rest }: PartProps) {
  const id = useId();
  if (rest.choices.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <WorkspaceChoices {...rest} />
    </section>
  );
}
