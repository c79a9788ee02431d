import { type ReactNode, use, useId } from 'react';
import { type PendingItem, PendingState } from '@/entities/outbox';
import { handFocusOn } from '@/shared/ui/focus';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { ThingActs } from './ThingActs';
import { ToolDeskContext, useToolDesk, type ThingAct } from './tool-desk';
import * as styles from './ToolCard.css';

type ToolCardProps = {
  id: string;
  name: string;
  /** 64 px. */
  picture?: ReactNode;
  /** A picture at its top. */
  cover?: ReactNode;
  /** @default 2 */
  level?: 2 | 3;
  badge?: ReactNode;
  lines: ReadonlyArray<string>;
  /** The likeliest first. */
  acts: readonly ThingAct[];
  /** Delivery of an item of this device; null for what the server has. */
  pending: PendingItem<unknown> | null;
  isEditable?: boolean;
  children?: ReactNode;
};

export function ToolCard(props: ToolCardProps) {
  const { id, name, picture, cover, level = 2, badge, lines, acts, pending, children } = props;
  const { isEditable = true } = props;
  const desk = use(ToolDeskContext);
  const heading = useId();
  return (
    <Surface
      as="article"
      ref={handFocusOn}
      gap={4}
      className={styles.card}
      aria-labelledby={heading}
      {...(cover && { 'data-cover': '' })}
    >
      {cover && <div className={styles.cover}>{cover}</div>}
      <div className={styles.head}>
        {picture}
        <Stack gap={1} className={styles.words}>
          <Inline gap={2} isWrapping>
            <Heading level={level} id={heading} size="small" lines={2}>
              {name}
            </Heading>
            {badge}
          </Inline>
          {lines.map((line) => (
            <Text key={line} size="small" tone="muted">
              {line}
            </Text>
          ))}
          {desk?.whose(id)}
        </Stack>
      </div>
      {children}
      <div className={styles.foot}>
        <ThingActs name={name} acts={acts} />
        {pending && <Waiting id={id} pending={pending} isEditable={isEditable} />}
      </div>
    </Surface>
  );
}

type WaitingProps = { id: string; pending: PendingItem<unknown>; isEditable: boolean };

function Waiting({ id, pending, isEditable }: WaitingProps) {
  const { scope, edit } = useToolDesk();
  return (
    <PendingState
      owner={scope.owner}
      pending={pending}
      {...(isEditable && { onEdit: () => edit(id) })}
    />
  );
}
