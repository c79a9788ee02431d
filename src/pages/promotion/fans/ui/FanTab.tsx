import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemKind, Shown } from '@/entities/outbox';
import { FilteredList } from '@/shared/ui/filtered-list';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { ToolDesk } from '@/widgets/office';
import { useActingArtist, useMaking } from '@/widgets/workspace';
import { aboutParams, usePresetSubject } from '../model/use-preset-subject';

type Made = { id: string; title: string; artistId?: string | undefined };
type Desk<Thing extends Made, Item extends Made> = Parameters<typeof ToolDesk<Thing, Item>>[0];

type FanTabProps<Thing extends Made, Item extends Made, State extends string> = Pick<
  Desk<Thing, Item>,
  'query' | 'icon'
> & {
  kind: 'campaigns' | 'notifications';
  /** Value of `?new=`. */
  as: string;
  of: Pick<ItemKind<Item, Thing, never, never, State>, 'listed' | 'states'>;
  label: (state: State) => string;
  card: (shown: Shown<Thing, Item>) => ReactNode;
  form: (
    opened: Parameters<Desk<Thing, Item>['form']>[0],
    about: Omit<ReturnType<typeof usePresetSubject>, 'isReady'>,
  ) => ReactNode;
  children?: ReactNode;
};

/** The campaigns or the notifications of an artist. */
export function FanTab<Thing extends Made, Item extends Made, State extends string>(
  props: FanTabProps<Thing, Item, State>,
) {
  const { kind, query, icon, as, of, label, card, form, children } = props;
  const { t } = useTranslation('pages.promotion.fans');
  const { scope } = useActingArtist();
  const making = useMaking(scope);
  const { isReady, ...about } = usePresetSubject(scope.artistId);
  return (
    <Stack gap={5}>
      <Text tone="muted">{t(`${kind}.text`)}</Text>
      <ToolDesk
        scope={scope}
        query={query}
        icon={icon}
        words={{
          create: t(`${kind}.new`),
          empty: {
            title: t(`${kind}.empty.title`),
            text: t(`${kind}.empty.text`),
            action: t(`${kind}.empty.action`),
          },
        }}
        as={as}
        about={aboutParams}
        making={making}
        form={(opened) => isReady && form(opened, about)}
      >
        <FilteredList
          name={kind}
          label={t(`${kind}.list`)}
          items={query.data ?? []}
          {...of.listed}
          states={{ ...of.states, title: t('status'), all: t(`${kind}.all`), label }}
          searchLabel={t(`${kind}.search`)}
          noMatch={t(`${kind}.none`)}
          empty={null}
          card={card}
        />
      </ToolDesk>
      {children}
    </Stack>
  );
}
