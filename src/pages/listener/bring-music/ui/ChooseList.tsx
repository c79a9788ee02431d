import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import type { BroughtFile } from '../lib/brought-file';
import * as styles from './BringMusicPage.css';

type ChooseListProps = {
  lists: readonly BroughtFile[];
  /** Those that were imported already. */
  done: ReadonlySet<BroughtFile>;
  onChoose: (list: BroughtFile) => void;
  onCancel: () => void;
};

/** A file or an archive with several lists: one after the other. */
export function ChooseList({ lists, done, onChoose, onCancel }: ChooseListProps) {
  const { t } = useTranslation('pages.listener.bring-music');
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={2}>{t('lists.title', { count: lists.length })}</Heading>
        <Text tone="muted">{t('lists.text')}</Text>
      </Stack>
      <ul className={styles.list}>
        {lists.map((list, at) => (
          // Lists never move, and may share a name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.listRow}>
            <div className={styles.given}>
              <Text isTruncated>{list.name}</Text>
              <Text tone="muted" size="small" isNumeric>
                {[
                  list.isLiked ? t('lists.liked') : t(`lists.kind.${list.kind}`),
                  t(`lists.count.${list.kind}`, { count: list.rows.length }),
                  done.has(list) && t('lists.done'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <Button
              size="small"
              aria-label={t('lists.chooseNamed', { name: list.name })}
              onClick={() => onChoose(list)}
            >
              {t('lists.choose')}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="ghost" onClick={onCancel}>
          {t('bring.other')}
        </Button>
      </div>
    </Stack>
  );
}
