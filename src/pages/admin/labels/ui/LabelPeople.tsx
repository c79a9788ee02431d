import { UserMinus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { AdminLabel, LabelPerson } from '@/shared/contract/label-administration.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { handFocusOn } from '@/shared/ui/focus';
import { IconButton } from '@/shared/ui/icon-button';
import { LiveText } from '@/shared/ui/live-text';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Heading, Text } from '@/shared/ui/text';
import { AddPerson } from './AddPerson';
import * as styles from './labels.css';

const RemovePersonDialog = lazyPart(() => import('./RemovePersonDialog'), 'RemovePersonDialog');

type LabelPeopleProps = { label: AdminLabel; people: readonly LabelPerson[] };

/** The accounts that see a label's dashboard. */
export function LabelPeople({ label, people }: LabelPeopleProps) {
  const { t } = useTranslation('pages.admin.labels');
  const [leaving, setLeaving] = useState<LabelPerson | null>(null);
  /** The last result; a toast would be hidden beneath the panel. */
  const [status, setStatus] = useState('');
  return (
    <Stack as="section" gap={4}>
      <Stack gap={1}>
        <Heading level={3}>{t('people.title')}</Heading>
        <Text size="small" tone="muted">
          {t(people.length === 0 ? 'people.none' : 'people.text')}
        </Text>
      </Stack>
      {people.length > 0 && (
        <Stack as="ul" gap={3}>
          {people.map((person) => (
            <li key={person.id} ref={handFocusOn} className={styles.line}>
              <div className={styles.words}>
                <Text>{person.name}</Text>
                <Text size="small" tone="muted">
                  {person.email}
                </Text>
                {person.status === 'suspended' && (
                  <StatusBadge meaning={statusMeanings.account.suspended}>
                    {t('people.suspended')}
                  </StatusBadge>
                )}
              </div>
              <IconButton
                label={t('people.remove', { name: person.name })}
                aria-haspopup="dialog"
                onClick={() => setLeaving(person)}
              >
                <UserMinus size={20} aria-hidden />
              </IconButton>
            </li>
          ))}
        </Stack>
      )}
      <LiveText>{status && <Notice tone="success">{status}</Notice>}</LiveText>
      <AddPerson labelId={label.id} onAdded={(email) => setStatus(t('people.added', { email }))} />
      {leaving && (
        <Suspense fallback={null}>
          <RemovePersonDialog
            label={label}
            person={leaving}
            onRemoved={() => {
              setStatus(t('people.removed', { email: leaving.email }));
              setLeaving(null);
            }}
            onClose={() => setLeaving(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
