import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { QueryView, isMissing } from '@/shared/ui/query-view';
import { MissingItem, SidePanel } from '@/shared/ui/side-panel';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

export type OpenedProps<Item> = {
  id: string;
  /** The listed item, shown until its own answer arrives. */
  listed?: Item | undefined;
  onClose: () => void;
};

type UnavailableProps = {
  query: Parameters<typeof QueryView>[0]['query'];
  onClose: () => void;
};

/** The drawer of an item that is gone or could not be read. */
export function Unavailable({ query, onClose }: UnavailableProps) {
  const { t } = useTranslation('pages.editorial.inbox');
  if (isMissing(query)) return <MissingItem onClose={onClose} />;
  if (query.error === undefined) return null;
  return (
    <ItemPanel title={t('panel.failed')} onClose={onClose}>
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
  children: ReactNode;
};

export function ItemPanel({ title, by, acts, onClose, children }: ItemPanelProps) {
  const { t } = useTranslation('pages.editorial.inbox');
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={title}
      description={by}
      closeLabel={t('panel.close')}
      actions={acts}
    >
      <Stack gap={4}>{children}</Stack>
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
  onPress: () => void;
};

/** A decision at the foot of the drawer. */
export function Act(props: ActProps) {
  const { label, name, variant, hasForm, isBlocked = false, isPending = false, onPress } = props;
  return (
    <Button
      {...(variant && { variant })}
      aria-haspopup={hasForm ? 'dialog' : undefined}
      aria-label={name}
      aria-disabled={isBlocked || undefined}
      isPending={isPending}
      onClick={() => !isBlocked && onPress()}
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
