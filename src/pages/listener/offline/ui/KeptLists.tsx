import { useTranslation } from 'react-i18next';
import { type CopyState, type KeptList, removeList } from '@/entities/offline-copy';
import { Button } from '@/shared/ui/button';
import { Meter } from '@/shared/ui/meter';
import { Section } from '@/shared/ui/section';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

type KeptListsProps = { owner: string; state: CopyState };

/** What was asked for, and how much of it is here. */
export function KeptLists({ owner, state }: KeptListsProps) {
  const { t } = useTranslation('pages.listener.offline');
  return (
    <Section title={t('lists')}>
      <Stack as="ul" gap={3}>
        {state.lists.map((list) => (
          <li key={list.source}>
            <KeptListRow owner={owner} list={list} state={state} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function KeptListRow({ owner, list, state }: KeptListsProps & { list: KeptList }) {
  const { t } = useTranslation('pages.listener.offline');
  const { copies, arriving } = state;
  const { name, tracks } = list;
  const ids = new Set(tracks.map(({ id }) => id));
  const present = [...ids].filter((id) => copies.get(id)?.isGone === false).length;
  const settled = [...ids].filter((id) => copies.has(id)).length;
  const share = arriving && ids.has(arriving.id) && !copies.has(arriving.id) ? arriving.share : 0;
  return (
    <Stack gap={1}>
      <Inline gap={3} justify="between" isWrapping>
        <Stack gap={1}>
          <Text weight="strong">
            <span translate="no">{name}</span>
          </Text>
          <Text tone="muted" size="small">
            {t('here', { here: present, count: ids.size })}
          </Text>
        </Stack>
        <Button
          size="small"
          variant="ghost"
          aria-label={t('removeNamed', { name })}
          onClick={() => void removeList(owner, list.source)}
        >
          {t('remove')}
        </Button>
      </Inline>
      {settled < ids.size && (
        <Meter label={t('progress', { name })} value={settled + share} max={ids.size} />
      )}
    </Stack>
  );
}
