import { useTranslation } from 'react-i18next';
import type { Together } from '@/shared/contract/together.ts';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useTogether } from '../model/use-together';
import * as styles from './Together.css';

type Person = Together['people'][number];

/** Who takes part; the host removes and blocks. */
export function People({ session: { part, people } }: { session: Together }) {
  const { t } = useTranslation('features.listen-together');
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('people.title')}</Heading>
      <Stack as="ul" gap={3}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            canRemove={part === 'host' && !person.isHost}
          />
        ))}
      </Stack>
    </Stack>
  );
}

function PersonRow({ person, canRemove }: { person: Person; canRemove: boolean }) {
  const { t } = useTranslation('features.listen-together');
  const { remove, block, isPending } = useTogether();
  const { id, name, image, isHost, isHere } = person;
  const state = isHost ? t('people.host') : t(isHere ? 'people.here' : 'people.away');
  return (
    <li className={styles.row}>
      <div className={styles.portrait}>
        <Artwork src={image} seed={id} shape="round" sizes="44px" />
      </div>
      <Stack gap={0} className={styles.words}>
        <span translate="no">{name}</span>
        <Text as="span" size="label" tone="muted">
          {state}
        </Text>
      </Stack>
      {canRemove && (
        <Inline gap={2}>
          <Button
            size="small"
            variant="outline"
            disabled={isPending}
            aria-label={t('people.removeName', { name })}
            onClick={() => void remove(id)}
          >
            {t('people.remove')}
          </Button>
          <Button
            size="small"
            variant="outline"
            disabled={isPending}
            aria-label={t('people.blockName', { name })}
            onClick={() => void block(id)}
          >
            {t('people.block')}
          </Button>
        </Inline>
      )}
    </li>
  );
}
