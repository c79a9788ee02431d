import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useBlockCollaboratorMutation,
  useRemoveCollaboratorMutation,
} from '@/entities/collaboration';
import { problemText } from '@/shared/api';
import type { Collaboration } from '@/shared/contract/collaboration.ts';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { formatDate } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import * as styles from './Collaboration.css';

type CollaboratorsProps = {
  playlist: Pick<FullPlaylist, 'id' | 'owner'>;
  collaboration: Collaboration;
};

/** The owner removes and blocks people, who are not told by whom. */
export function Collaborators({ playlist, collaboration }: CollaboratorsProps) {
  const { t, i18n } = useTranslation('pages.listener.playlist.together');
  const [remove, removing] = useRemoveCollaboratorMutation();
  const [block, blocking] = useBlockCollaboratorMutation();
  const isPending = removing.isLoading || blocking.isLoading;
  const { id, owner } = playlist;
  const { part, collaborators } = collaboration;

  const handlePress = async (act: 'remove' | 'block', userId: string, name: string) => {
    const { error } = await (act === 'remove' ? remove : block)({ id, userId });
    if (error) {
      showFailure(act === 'remove' ? 'removeCollaborator' : 'blockCollaborator', error, {
        text: problemText(error, t('failed')),
      });
      return;
    }
    showToast({
      tone: 'success',
      text: t(act === 'remove' ? 'people.removed' : 'people.blocked', { name }),
    });
  };
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('people.title')}</Heading>
      <Stack as="ul" gap={3}>
        <Person seed={owner.id} image={null} name={owner.displayName} text={t('people.owner')} />
        {collaborators.map(({ id: userId, name, image, since }) => (
          <Person
            key={userId}
            seed={userId}
            image={image}
            name={name}
            text={t('people.since', { date: formatDate(since, i18n.language) })}
            action={
              part === 'owner' && (
                <Inline gap={2}>
                  <Button
                    size="small"
                    variant="outline"
                    disabled={isPending}
                    aria-label={t('people.removeName', { name })}
                    onClick={() => void handlePress('remove', userId, name)}
                  >
                    {t('people.remove')}
                  </Button>
                  <Button
                    size="small"
                    variant="outline"
                    disabled={isPending}
                    aria-label={t('people.blockName', { name })}
                    onClick={() => void handlePress('block', userId, name)}
                  >
                    {t('people.block')}
                  </Button>
                </Inline>
              )
            }
          />
        ))}
      </Stack>
      {collaborators.length === 0 && <Text tone="muted">{t('people.none')}</Text>}
    </Stack>
  );
}

type PersonProps = {
  name: string;
  image: string | null;
  seed: string;
  text: string;
  action?: ReactNode;
};

function Person({ name, image, seed, text, action }: PersonProps) {
  return (
    <li className={styles.row}>
      <div className={styles.portrait}>
        <Artwork src={image} seed={seed} shape="round" sizes="44px" />
      </div>
      <Stack gap={0} className={styles.words}>
        <span>{name}</span>
        <Text as="span" size="label" tone="muted">
          {text}
        </Text>
      </Stack>
      {action}
    </li>
  );
}
