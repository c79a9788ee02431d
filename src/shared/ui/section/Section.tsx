import { type ReactNode, useId } from 'react';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';

type SectionProps = {
  /** Also the landmark's name. */
  title: string;
  /** Beside the title; 0 is not shown. */
  count?: number | undefined;
  children: ReactNode;
};

export function Section({ title, count, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading level={2}>
        <span id={id}>{title}</span>
        {count !== undefined && count > 0 && (
          <>
            {' '}
            <Text as="span" tone="muted" isNumeric>
              {count}
            </Text>
          </>
        )}
      </Heading>
      {children}
    </Stack>
  );
}
