import { useTranslation } from 'react-i18next';
import { ContractBadge, useLabelArtistsQuery } from '@/entities/label';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useLabelFormats } from '../lib/use-label-formats';
import * as styles from './labels.css';

/** So many are shown; the label's own panel has all. */
const most = 10;

/** The artists who have or had a contract with a label. */
export function LabelRoster({ labelId }: { labelId: string }) {
  const { t } = useTranslation('pages.admin.labels');
  const { number, rate } = useLabelFormats();
  const artists = useLabelArtistsQuery({ label: labelId });
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('panel.roster')}</Heading>
      <QueryView
        query={artists}
        headingLevel={3}
        loading={<Skeleton shape="block" height="120px" />}
        empty={<Text tone="muted">{t('panel.noRoster')}</Text>}
      >
        {(found) => (
          <Stack gap={3}>
            <Stack as="ul" gap={3}>
              {found.slice(0, most).map(({ id, name, contractStatus, royaltyRate }) => (
                <li key={id} className={styles.line}>
                  <Link to={paths.adminArtist(id)}>{name}</Link>
                  <span className={styles.terms}>
                    <Text size="small" tone="muted" isNumeric>
                      {rate(royaltyRate)}
                    </Text>
                    <ContractBadge status={contractStatus} />
                  </span>
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
