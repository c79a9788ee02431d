import { type ComponentType, Suspense } from 'react';
import { useOpenItem } from '@/shared/lib/address';
import { Button } from '@/shared/ui/button';

type OpenedPartProps = {
  /** In the address: `?name`. */
  name: string;
  label: string;
  icon: ComponentType<{ size: number; 'aria-hidden': boolean }>;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** Loaded lazily: its primitive is heavy. */
  dialog: ComponentType<{ onClose: () => void }>;
};

/** A button and the dialog that it opens, which has an address. */
export function OpenedPart({ name, label, icon: Icon, size, dialog: Opened }: OpenedPartProps) {
  const { isOpen, open, close } = useOpenItem(name);
  return (
    <>
      <Button {...(size && { size })} aria-haspopup="dialog" onClick={() => open('')}>
        <Icon size={16} aria-hidden />
        {label}
      </Button>
      <Suspense fallback={null}>{isOpen && <Opened onClose={close} />}</Suspense>
    </>
  );
}
