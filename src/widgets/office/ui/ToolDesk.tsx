import { Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type CreatedPlace, placeOfOne, type Shown } from '@/entities/outbox';
import { isProblem } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatusView } from '@/shared/ui/status-view';
import { showToast } from '@/shared/ui/toast';
import { MainAction } from './MainAction';
import { ScreenTabs } from './ScreenTabs';
import { type OpenedForm, ToolDeskContext, type ToolDeskState, type ToolThing } from './tool-desk';
import { useToolForms } from './use-tool-forms';

type ToolDeskProps<Thing extends ToolThing, Item extends ToolThing> = {
  /** Whose things they are, and where they are kept. */
  place: CreatedPlace;
  /** What `useToolItems` answers. */
  query: {
    data?: readonly Shown<Thing, Item>[] | undefined;
    error?: unknown;
    isLoading: boolean;
    refetch?: () => unknown;
  };
  /** Of the tool, 32 px. */
  icon: ReactNode;
  /** Its sentences. */
  words: {
    /** Names the tabs for screen readers, where the tool has some. */
    tabs?: string;
    /** The main act. */
    create: string;
    /** Where nothing was made yet. */
    empty: { title: string; text: string; action: string };
  };
  /** Draws the form that the address names, with a `Workbench`. */
  form: (opened: OpenedForm<Thing, Item>) => ReactNode;
  /** In place of the one button for something new. */
  acts?: (create: (as?: string) => void) => ReactNode;
  /** The tabs have something to show though nothing was made yet. */
  hasTabsWhenEmpty?: boolean;
  /** In place of tabs: the tool has none, or stands in one of them. */
  children?: ReactNode;
  /** What `?new=` says of something of this tool, where its screen has several. */
  as?: string;
  /** Parameters of the address with which a form for something new begins: they go when it closes. */
  about?: readonly string[];
  /** What `useMaking` answers, where the list may be of all artists of a label. */
  making?: {
    begin: (make: (place: CreatedPlace, named: { [name: string]: string }) => void) => void;
    question: ReactNode;
  };
  /** Says in such a list whose a thing is, in its row and on its card. */
  Whose?: ComponentType<{ artistId: string | undefined }>;
};

/** A promotion tool of one artist, or of all artists of a label: its main act, its tabs, and its form by an address. See docs/decisions/tools.md. */
export function ToolDesk<Thing extends ToolThing, Item extends ToolThing>(
  props: ToolDeskProps<Thing, Item>,
) {
  const { place, query, icon, words, form, acts, making, Whose, hasTabsWhenEmpty = false } = props;
  const { t } = useTranslation('widgets.office');
  const { as: kind = '', about } = props;
  const forms = useToolForms(query.data, {
    place,
    as: props.as,
    about,
    onGone: () => showToast({ text: t('gone') }),
  });
  const create: ToolDeskState<Thing, Item>['create'] = (as = kind, others = {}) => {
    // Something that is about an artist's thing is for that artist.
    if (!making || others['artist']) forms.create(as, others);
    else making.begin((_, named) => forms.create(as, { ...others, ...named }));
  };
  const { edit, opened } = forms;
  const { data: shown = [] } = query;
  const desk: ToolDeskState<Thing, Item> = {
    place,
    shown,
    create,
    edit,
    artistOf: (thing) => placeOfOne(place, thing).artistId,
    whose: (id) =>
      Whose &&
      place.labelId && (
        <Whose artistId={shown.find(({ thing }) => thing.id === id)?.thing.artistId} />
      ),
  };
  const isReady = query.data !== undefined && (hasTabsWhenEmpty || shown.length > 0);
  // Without an artist there is nothing to make anything for.
  if (isProblem(query.error) && query.error.kind === 'not-found')
    return (
      <StatusView
        icon={icon}
        title={t('nobody.title')}
        text={t('nobody.text')}
        action={<ButtonLink to={paths.home}>{t('nobody.action')}</ButtonLink>}
      />
    );
  const instead = !isReady && (
    <QueryView
      query={query}
      loading={<Skeleton shape="block" height="480px" />}
      empty={
        <StatusView
          icon={icon}
          title={words.empty.title}
          text={words.empty.text}
          action={<Button onClick={() => create()}>{words.empty.action}</Button>}
        />
      }
    >
      {() => null}
    </QueryView>
  );
  return (
    <ToolDeskContext value={desk}>
      <MainAction>
        {acts?.(create) ?? (
          <Button variant="solid" aria-haspopup="dialog" onClick={() => create()}>
            <Plus size={18} aria-hidden />
            {words.create}
          </Button>
        )}
      </MainAction>
      {words.tabs === undefined ? (
        instead || props.children
      ) : (
        <ScreenTabs isNeededOffline label={words.tabs} {...(instead && { instead })} />
      )}
      {making?.question}
      <Suspense fallback={null}>{opened && form(opened)}</Suspense>
    </ToolDeskContext>
  );
}
