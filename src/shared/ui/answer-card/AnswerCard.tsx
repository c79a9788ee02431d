import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading } from '@/shared/ui/text';
import * as styles from './AnswerCard.css';

type Answer = 'accept' | 'decline';

type AnswerCardProps = {
  icon: ComponentType<{ size: number; 'aria-hidden': boolean; className: string }>;
  title: string;
  headingLevel: 2 | 3;
  /** Of the button that agrees. */
  acceptLabel: string;
  /** Of the button that refuses. */
  declineLabel: string;
  /** Asks before the answer is given; open for as long as it is drawn. */
  dialog: (answer: Answer, close: () => void) => ReactNode;
  /** What is offered. */
  children: ReactNode;
};

/** An item of a list that waits for a yes or a no. */
export function AnswerCard({
  icon: Icon,
  title,
  headingLevel,
  acceptLabel,
  declineLabel,
  dialog,
  children,
}: AnswerCardProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <Surface as="li" ref={handFocusOn} className={styles.card}>
      <Icon size={24} aria-hidden className={styles.picture} />
      <Stack gap={3}>
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
        {children}
        <Inline gap={2} isWrapping>
          <Button variant="solid" size="small" onClick={() => setAnswer('accept')}>
            {acceptLabel}
          </Button>
          <Button size="small" onClick={() => setAnswer('decline')}>
            {declineLabel}
          </Button>
        </Inline>
      </Stack>
      {answer && dialog(answer, () => setAnswer(null))}
    </Surface>
  );
}
