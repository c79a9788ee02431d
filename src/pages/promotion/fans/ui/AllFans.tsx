import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFansQuery } from '@/entities/fan';
import { fanLimits, fanTiers } from '@/shared/contract/fan-choices.ts';
import { useAddressChoice, useSearchText } from '@/shared/lib/address';
import { Button } from '@/shared/ui/button';
import { FilterBar } from '@/shared/ui/filter-bar';
import { LiveText } from '@/shared/ui/live-text';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { FanTable } from './FanTable';

const anyTier = ['', ...fanTiers] as const;

type AllFansProps = {
  /** Undefined for the viewer's own fans. */
  artistId: string | undefined;
};

/** All fans who may be named, by name and tier, in parts. */
export function AllFans({ artistId }: AllFansProps) {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const { text, setText, query } = useSearchText('fan');
  const [tier, chooseTier] = useAddressChoice<(typeof anyTier)[number]>('tier', anyTier, '');
  const isFiltered = text.trim() !== '' || tier !== '';
  const reset = () => {
    setText('');
    chooseTier('');
  };
  return (
    <Section title={t('all.title')}>
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {t('all.text')}
        </Text>
        <FilterBar
          label={t('all.title')}
          searchLabel={t('all.search')}
          text={text}
          onSearch={setText}
          choices={[
            {
              name: 'tier',
              label: t('fan.tier'),
              allLabel: t('all.allTiers'),
              options: fanTiers.map((value) => ({
                value,
                label: t(`entities.fan:tier.${value}`),
              })),
            },
          ]}
          chosen={{ tier }}
          onChoose={(_, value) => chooseTier(anyTier.find((known) => known === value) ?? '')}
          onReset={isFiltered ? reset : undefined}
        />
        <Parts
          // Another search starts at the first part.
          key={`${query} ${tier}`}
          search={{
            artistId,
            ...(query && { q: query.slice(0, fanLimits.titleMax) }),
            ...(tier && { tier }),
          }}
        />
      </Stack>
    </Section>
  );
}

type PartsProps = { search: Omit<Parameters<typeof useFansQuery>[0] & object, 'after'> };

function Parts({ search }: PartsProps) {
  const { t } = useTranslation('pages.promotion.fans');
  /** Cursors of the previous parts. */
  const [behind, setBehind] = useState<readonly string[]>([]);
  const after = behind.at(-1);
  const query = useFansQuery({ ...search, ...(after && { after }) });
  return (
    <QueryView
      query={query}
      headingLevel={3}
      loading={<Skeleton shape="block" height="360px" />}
      isEmpty={(fans) => fans.length === 0 && after === undefined}
      empty={
        <LiveText>
          <Text tone="muted">{t('all.none')}</Text>
        </LiveText>
      }
    >
      {(fans) => {
        const last = fans.length < fanLimits.page ? undefined : fans.at(-1)?.id;
        return (
          <Stack gap={3}>
            <FanTable name="all" label={t('all.table')} fans={fans} />
            {(after !== undefined || last !== undefined) && (
              <Inline gap={3} justify="end">
                <Button
                  size="small"
                  aria-disabled={after === undefined || undefined}
                  onClick={() => setBehind(behind.slice(0, -1))}
                >
                  {t('all.before')}
                </Button>
                <Button
                  size="small"
                  aria-disabled={last === undefined || undefined}
                  onClick={() => last && setBehind([...behind, last])}
                >
                  {t('all.next')}
                </Button>
              </Inline>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}
