import { useTranslation } from 'react-i18next';
import { useNamedLabel } from '@/entities/label';
import { useEndPressLinkMutation, usePressLinksQuery } from '@/entities/release';
import type { PressLink } from '@/shared/contract/press-link.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import * as styles from './lyrics.css';
import { NewPressLink } from './NewPressLink';

/** Secret links to a release that waits for its day. See docs/product/releases.md. */
export function PressLinks({ releaseId }: { releaseId: string }) {
  const { t } = useTranslation('pages.label.releases');
  const label = useNamedLabel();
  // Readers open them while the page is open.
  const query = usePressLinksQuery({ id: releaseId, label }, { refetchOnMountOrArgChange: true });
  return (
    <Stack as="section" gap={4} aria-label={t('press.title')}>
      <Stack gap={1}>
        <Heading level={3}>{t('press.title')}</Heading>
        <Text size="small" tone="muted">
          {t('press.text')}
        </Text>
      </Stack>
      <QueryView query={query} headingLevel={3} loading={<Skeleton height="44px" />}>
        {({ lastDay, links }) => (
          <>
            <NewPressLink releaseId={releaseId} lastDay={lastDay} />
            {links.length > 0 && (
              <Stack as="ul" gap={3} aria-label={t('press.title')}>
                {links.map((link) => (
                  <LinkRow key={link.id} link={link} releaseId={releaseId} />
                ))}
              </Stack>
            )}
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function LinkRow({ link, releaseId }: { link: PressLink; releaseId: string }) {
  const { t } = useTranslation('pages.label.releases');
  const label = useNamedLabel();
  const { date, moment } = useFormats();
  const [end, { isLoading }] = useEndPressLinkMutation();
  const { id, note, endsOn, isOver, opened, lastOpenedAt } = link;
  const name = note || t('press.unnamed');
  const act = isOver ? 'remove' : 'end';
  const handleEnd = async () => {
    const { error } = await end({ id: releaseId, link: id, label });
    if (error) showFailure('endPressLink', error, { fallback: t('press.failed') });
    else showToast({ tone: 'success', text: t(`press.${act}.done`) });
  };
  return (
    <li ref={handFocusOn} className={styles.row}>
      <div className={styles.words}>
        <Text lines={2}>{name}</Text>
        <Text size="small" tone="muted">
          {t(isOver ? 'press.over' : 'press.until', { date: date(endsOn) })}
          {' · '}
          {opened === 0
            ? t('press.unopened')
            : t('press.opened', { count: opened, moment: moment(lastOpenedAt) })}
        </Text>
      </div>
      <Button
        size="small"
        aria-label={t(`press.${act}.of`, { name })}
        isPending={isLoading}
        onClick={() => void handleEnd()}
      >
        {t(`press.${act}.act`)}
      </Button>
    </li>
  );
}
