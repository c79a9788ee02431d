import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesText } from '@/shared/lib/text-filter';
import { useOffered } from '../model/use-offered';
import { NobodyFound } from './NobodyFound';
import { WorkPanel } from './WorkPanel';
import { WorkspaceFace } from './WorkspaceFace';
import { WorkspaceSearch } from './WorkspaceSearch';
import * as styles from './WorkspaceSwitch.css';

type ArtistQuestionProps = {
  artistIds: ReadonlyArray<string>;
  onChosen: (artistId: string) => void;
  onClose: () => void;
};

export function ArtistQuestion({ artistIds, onChosen, onClose }: ArtistQuestionProps) {
  const { t } = useTranslation('widgets.workspace');
  const { offered } = useOffered();
  const [text, setText] = useState('');
  const artists = offered.artists.filter(({ id }) => artistIds.includes(id));
  const found = artists.filter(({ name }) => matchesText(text, [name]));
  return (
    <WorkPanel title={t('forWhom')} onClose={onClose}>
      <WorkspaceSearch count={artists.length} text={text} onChange={setText}>
        {found.length === 0 && <NobodyFound query={text} />}
        <ul>
          {found.map((artist) => (
            <li key={artist.id}>
              <button type="button" className={styles.choice} onClick={() => onChosen(artist.id)}>
                <WorkspaceFace workspace={artist} />
              </button>
            </li>
          ))}
        </ul>
      </WorkspaceSearch>
    </WorkPanel>
  );
}
