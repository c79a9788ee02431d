import { Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OutboxScope, toScopeOfOne, type Shown } from '@/entities/outbox';
import { isProblem } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatusView } from '@/shared/ui/status-view';
import { showToast } from '@/shared/ui/toast';
import { ConfirmedAct } from './lazy-parts';
import { MainAction } from './MainAction';
import { ScreenTabs } from './ScreenTabs';
import {
  type OpenedForm,
  type Question,
  ToolDeskContext,
  type ToolDeskState,
  type ToolThing,
} from './tool-desk';
import { useToolForms } from './use-tool-forms';

type ToolDeskProps<Thing extends ToolThing, Item extends ToolThing> = {
  scope: OutboxScope;
  /** From `useToolItems`. */
  query: {
    data?: readonly Shown<Thing, Item>[] | undefined;
    error?: unknown;
    isLoading: boolean;
    refetch?: () => unknown;
  };
  /** 32 px. */
  icon: ReactNode;
  words: {
    tabs?: string;
    create: string;
    empty: { title: string; text: string; action: string };
  };
  /** The form that the address names. */
  form: (opened: OpenedForm<Thing, Item>) => ReactNode;
  acts?: (create: (as?: string) => void) => ReactNode;
  hasTabsWhenEmpty?: boolean;
  children?: ReactNode;
  /** Value of `?new=` where a screen has several tools. */
  as?: string;
  /** Address parameters that prefill a new form. */
  about?: ReadonlyArray<string>;
  /** From `useMaking`, where the list may hold all artists of a label. */
  making?: {
    begin: (make: (scope: OutboxScope, named: { [name: string]: string }) => void) => void;
    question: ReactNode;
  };
  Whose?: ComponentType<{ artistId: string | undefined }>;
};

/** A tool with main action, tabs, and a form by address. See docs/decisions/tools.md. */
export function ToolDesk<Thing extends ToolThing, Item extends ToolThing>(
  props: ToolDeskProps<Thing, Item>,
) {
  const { scope, query, icon, words, form, acts, making, Whose, hasTabsWhenEmpty = false } = props;
  const { t } = useTranslation('widgets.office');
  const [question, setQuestion] = useState<Question | null>(null);
  const { as: kind = '', about } = props;
  const forms = useToolForms(query.data, {
    scope,
    as: props.as,
    about,
    onMissing: () => showToast({ text: t('gone') }),
  });
  const create: ToolDeskState<Thing, Item>['create'] = (as = kind, others = {}) => {
    if (!making || others['artist']) forms.create(as, others);
    else making.begin((_, named) => forms.create(as, { ...others, ...named }));
  };
  const { edit, opened } = forms;
  const { title, text, action } = words.empty;
  const empty = (
    <StatusView
      icon={icon}
      title={title}
      text={text}
      action={<Button onClick={() => create()}>{action}</Button>}
    />
  );
  const { data: shown = [] } = query;
  const desk: ToolDeskState<Thing, Item> = {
    scope,
    shown,
    empty,
    create,
    edit,
    editAct: (id, name) => ({
      label: t('edit'),
      name: t('editOf', { name }),
      hasDialog: true,
      onPress: () => edit(id),
    }),
    ask: setQuestion,
    getArtist: (thing) => toScopeOfOne(scope, thing).artistId,
    whose: (id) =>
      Whose &&
      scope.labelId && (
        <Whose artistId={shown.find(({ thing }) => thing.id === id)?.thing.artistId} />
      ),
  };
  const isReady = query.data !== undefined && (hasTabsWhenEmpty || shown.length > 0);
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
    <QueryView query={query} loading={<Skeleton shape="block" height="480px" />} empty={empty}>
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
      <Suspense fallback={null}>
        {opened && form(opened)}
        {question && <ConfirmedAct {...question} onClose={() => setQuestion(null)} />}
      </Suspense>
    </ToolDeskContext>
  );
}
