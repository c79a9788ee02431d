import { type ReactNode, useId } from 'react';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';

type SectionProps = {
  /** Also the landmark's name. */
  title: string;
  children: ReactNode;
};

export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
