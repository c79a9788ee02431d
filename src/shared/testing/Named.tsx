import type { ReactNode } from 'react';

type NamedProps = { name: string | number; children: ReactNode };

/** A look with the name of its variant above it, which is seen and never heard. */
export function Named({ name, children }: NamedProps) {
  return (
    <div data-variant={name}>
      <div
        aria-hidden
        style={{ color: 'var(--color-text-muted)', fontSize: '0.75rem', paddingBlockEnd: 4 }}
      >
        {name}
      </div>
      {children}
    </div>
  );
}
