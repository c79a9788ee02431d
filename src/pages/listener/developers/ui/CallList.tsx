import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressChoice, useAddressText, type useOpenItem } from '@/shared/lib/address';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { SearchBox } from '@/shared/ui/filter-bar';
import { RouteLink } from '@/shared/ui/link';
import { LiveText } from '@/shared/ui/live-text';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Switch } from '@/shared/ui/switch';
import { Heading, Text } from '@/shared/ui/text';
import { filterCalls } from '../lib/filter-calls';
import { type ApiCall, groupCalls } from '../lib/read-calls.ts';
import { MethodAndPath } from './MethodAndPath';
import * as styles from './CallList.css';

type Opening = { linkTo: ReturnType<typeof useOpenItem>['linkTo']; onOpen: () => void };

type CallListProps = Opening & { calls: readonly ApiCall[] };

export function CallList({ calls, ...opening }: CallListProps) {
  const { t } = useTranslation('pages.listener.developers');
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useAddressText('q');
  const [shown, show] = useAddressChoice('show', ['stable', 'all'], 'stable');
  const isStableOnly = shown === 'stable';
  const found = filterCalls(calls, { text, isStableOnly });
  const elsewhere = isStableOnly ? filterCalls(calls, { text, isStableOnly: false }).length : 0;
  return (
    <Stack gap={4}>
      <Heading level={2}>{t('calls.title')}</Heading>
      <div className={styles.filters}>
        <SearchBox label={t('calls.search')} text={text} onSearch={setText} box={box} />
        <Switch
          label={t('calls.stableOnly')}
          checked={isStableOnly}
          onChange={(isOn) => show(isOn ? 'stable' : 'all')}
        />
      </div>
      <LiveText>
        <Text size="small" tone="muted">
          {t('calls.found', { count: found.length })}
        </Text>
      </LiveText>
      {found.length === 0 ? (
        <StatusView
          icon={<SearchX size={32} />}
          title={t('noMatch.title')}
          text={elsewhere > 0 ? t('noMatch.others', { count: elsewhere }) : t('noMatch.text')}
          headingLevel={3}
          action={
            elsewhere > 0 ? (
              <Button onClick={() => show('all')}>{t('noMatch.all')}</Button>
            ) : (
              <Button onClick={() => setText('')}>{t('noMatch.reset')}</Button>
            )
          }
        />
      ) : (
        groupCalls(found).map(({ tag, calls: own }) => (
          <Stack key={tag} as="section" gap={2} aria-labelledby={`tag-${tag}`}>
            <Heading level={3} id={`tag-${tag}`} className={styles.tag}>
              {tag}
            </Heading>
            <ul className={styles.list}>
              {own.map((call) => (
                <CallRow key={call.id} call={call} isMarked={!isStableOnly} {...opening} />
              ))}
            </ul>
          </Stack>
        ))
      )}
    </Stack>
  );
}

type CallRowProps = Opening & { call: ApiCall; isMarked: boolean };

function CallRow({ call, isMarked, linkTo, onOpen }: CallRowProps) {
  const { t } = useTranslation('pages.listener.developers');
  const { id, method, path, summary, isStable } = call;
  return (
    <li>
      <RouteLink id={id} {...linkTo(id)} onClick={onOpen} className={styles.row}>
        <MethodAndPath method={method} path={path} />
        {isMarked && isStable && <Badge tone="accent">{t('stable')}</Badge>}
        {summary && (
          <Text as="span" lang="en" size="small" tone="muted" className={styles.summary}>
            {summary}
          </Text>
        )}
      </RouteLink>
    </li>
  );
}

const skeletonRows = [0, 1, 2, 3, 4, 5, 6, 7];

/** Shaped like the first group. */
export function CallListSkeleton() {
  const { t } = useTranslation('pages.listener.developers');
  return (
    <Stack gap={4}>
      <Heading level={2}>{t('calls.title')}</Heading>
      <div className={styles.filters}>
        <Skeleton shape="block" height="40px" />
        <Skeleton shape="block" height="40px" />
      </div>
      <Text size="small">
        <Skeleton width="96px" />
      </Text>
      <Stack gap={2}>
        <div className={styles.tag}>
          <Skeleton width="80px" />
        </div>
        <div className={styles.list}>
          {skeletonRows.map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton width="min(60%, 280px)" />
            </div>
          ))}
        </div>
      </Stack>
    </Stack>
  );
}
