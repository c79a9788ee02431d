import { useTranslation } from 'react-i18next';
import { useLabelReleasesQuery } from '@/entities/label';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useLabelFormats } from '../lib/use-label-formats';
import * as styles from './labels.css';

/** So many are shown; the label's own panel has all. */
const most = 8;

/** The records of a label that came out last. */
export function LabelReleases({ labelId }: { labelId: string }) {
  const { t } = useTranslation('pages.admin.labels');
  const { day, number } = useLabelFormats();
  const releases = useLabelReleasesQuery({ label: labelId });
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('panel.releases')}</Heading>
      <QueryView
        query={releases}
        headingLevel={3}
        loading={<Skeleton shape="block" height="120px" />}
        empty={<Text tone="muted">{t('panel.noReleases')}</Text>}
      >
        {(found) => (
          <Stack gap={3}>
            <Stack as="ul" gap={3}>
              {found.slice(0, most).map(({ id, title, artistName, releaseDate }) => (
                <li key={id} className={styles.line}>
                  <div className={styles.words}>
                    <Link to={paths.album(id)}>{title}</Link>
                    <Text size="small" tone="muted">
                      {artistName}
                    </Text>
                  </div>
                  <Text size="small" tone="muted" isNumeric className={styles.amounts}>
                    {day(releaseDate)}
                  </Text>
                </li>
              ))}
            </Stack>
            {found.length > most && (
              <Text size="small" tone="muted">
                {t('panel.more', { number: number(found.length - most) })}
              </Text>
            )}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}
