import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchQuery } from '@/entities/search';
import { IconButton } from '@/shared/ui/icon-button';
import { Field, TextInput } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import { useTogether } from '../model/use-together';
import * as styles from './Together.css';

const shownMost = 5;

/** Finds songs for the queue of the session. */
export function AddSongs() {
  const { t } = useTranslation('features.listen-together');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const { currentData } = useSearchQuery(query, { skip: query === '' });
  const { changeQueue, isPending } = useTogether();
  const found = query === '' ? [] : (currentData?.tracks ?? []).slice(0, shownMost);
  const handleAdd = async (id: string, title: string) => {
    if (await changeQueue({ kind: 'add', trackIds: [id] }))
      showToast({ tone: 'success', text: t('add.done', { title }) });
  };
  return (
    <Stack gap={3}>
      <Field label={t('add.label')}>
        <TextInput type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {query !== '' && currentData && found.length === 0 && (
        <Text tone="muted">{t('add.none')}</Text>
      )}
      {found.length > 0 && (
        <ul className={styles.list} aria-label={t('add.found')}>
          {found.map(({ id, title, artist }) => (
            <li key={id} className={styles.row}>
              <Stack gap={0} className={styles.words}>
                <span translate="no">{title}</span>
                <Text as="span" size="label" tone="muted">
                  <span translate="no">{artist.name}</span>
                </Text>
              </Stack>
              <IconButton
                label={t('add.action', { title })}
                disabled={isPending}
                onClick={() => void handleAdd(id, title)}
              >
                <Plus size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
