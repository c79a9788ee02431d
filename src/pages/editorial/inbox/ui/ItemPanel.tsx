import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSingleKey } from '@/features/control-playback';
import { useMediaQuery } from '@/shared/lib/media-query';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { QueryView, isMissing } from '@/shared/ui/query-view';
import { MissingItem, SidePanel } from '@/shared/ui/side-panel';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { BesidePanel } from './BesidePanel';
import { besideQuery } from './BesidePanel.css';
import * as styles from './inbox.css';

export type OpenedProps<Item> = {
  id: string;
  /** The listed item, shown until its own answer arrives. */
  listed?: Item | undefined;
  onClose: () => void;
  /** Opens the next item that waits, or closes the drawer after the last one. */
  onDecided: () => void;
  /** Opens an item that waits again. */
  onTakenBack: (id: string) => void;
  /** Opens the item that many rows below. */
  onStep: (rows: 1 | -1) => void;
};

type UnavailableProps = Pick<OpenedProps<never>, 'onClose' | 'onStep'> & {
  query: Parameters<typeof QueryView>[0]['query'];
};

/** The drawer of an item that is gone or could not be read. */
export function Unavailable({ query, onClose, onStep }: UnavailableProps) {
  const { t } = useTranslation('pages.editorial.inbox');
  if (isMissing(query)) return <MissingItem onClose={onClose} />;
  if (query.error === undefined) return null;
  return (
    <ItemPanel title={t('panel.failed')} onClose={onClose} onStep={onStep}>
      <QueryView query={query} headingLevel={3} loading={null}>
        {() => null}
      </QueryView>
    </ItemPanel>
  );
}

type ItemPanelProps = {
  title: string;
  /** The sender. */
  by?: string;
  /** `Act`s while it is pending, the main one last. */
  acts?: ReactNode;
  onClose: () => void;
  onStep: OpenedProps<never>['onStep'];
  children: ReactNode;
};

export function ItemPanel({ title, by, acts, onClose, onStep, children }: ItemPanelProps) {
  const { t } = useTranslation('pages.editorial.inbox');
  const body = useRef<HTMLDivElement>(null);
  useSingleKey('j', () => onStep(1), body);
  useSingleKey('k', () => onStep(-1), body);
  const isBeside = useMediaQuery(besideQuery);
  const parts = { title, description: by, closeLabel: t('panel.close'), actions: acts };
  const content = (
    <div ref={body}>
      <Stack gap={5}>
        {children}
        <Text size="small" tone="muted" className={styles.keys}>
          {t(acts ? 'panel.keys' : 'panel.stepKeys')}
        </Text>
      </Stack>
    </div>
  );
  return isBeside ? (
    <BesidePanel {...parts} onClose={onClose}>
      {content}
    </BesidePanel>
  ) : (
    <SidePanel {...parts} isOpen onOpenChange={onClose}>
      {content}
    </SidePanel>
  );
}

type ActProps = {
  label: string;
  /** The act with its item, for screen readers. */
  name: string;
  variant?: 'solid' | 'ghost';
  /** Opens a form. */
  hasForm?: boolean;
  /** Not possible yet; the panel says why. */
  isBlocked?: boolean;
  isPending?: boolean;
  /** A letter that presses it. */
  shortcut?: 'a' | 'r';
  onPress: () => void;
};

/** A decision at the foot of the drawer. */
export function Act(props: ActProps) {
  const { label, name, variant, hasForm, isBlocked = false, isPending = false, shortcut } = props;
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    if (!isBlocked && !isPending) props.onPress();
  };
  useSingleKey(shortcut, press, button);
  return (
    <Button
      ref={button}
      aria-keyshortcuts={shortcut?.toUpperCase()}
      {...(variant && { variant })}
      aria-haspopup={hasForm ? 'dialog' : undefined}
      aria-label={name}
      aria-disabled={isBlocked || undefined}
      isPending={isPending}
      onClick={press}
    >
      {label}
    </Button>
  );
}

type DecisionProps = {
  /** Null for the service. */
  by: string | null | undefined;
  /** ISO day; optional. */
  day?: string | undefined;
  /** Messages to the sender. */
  words: ReadonlyArray<string | null | undefined>;
};

export function Decision({ by, day, words }: DecisionProps) {
  const { t } = useTranslation('pages.editorial.inbox');
  const { date } = useFormats();
  return (
    <Stack gap={1}>
      {by && (
        <Text size="small" tone="muted">
          {day ? t('decided', { name: by, date: date(day) }) : t('decidedBy', { name: by })}
        </Text>
      )}
      {words.map((word) => word && <Text key={word}>{word}</Text>)}
    </Stack>
  );
}
