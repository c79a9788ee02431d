import type { ReactNode } from 'react';

type NamedProps = { name: string | number; children: ReactNode };

/** A variant with its name above, hidden from assistive technology. */
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
