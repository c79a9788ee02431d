import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { MenuButton } from '@/shared/ui/menu-button';
import { Inline } from '@/shared/ui/stack';
import type { ThingAct } from './tool-desk';

const ThingMenu = lazyPart(() => import('./ThingMenu'), 'ThingMenu');
const Items = lazyPart(() => import('./ThingItems'), 'ThingItems');

type ThingActsProps = {
  name: string;
  /** The likeliest first. */
  acts: ReadonlyArray<ThingAct>;
};

export function ThingActs({ name, acts: [first, ...others] }: ThingActsProps) {
  const { t } = useTranslation('widgets.office');
  if (!first) return null;
  return (
    <Inline gap={2} justify="between">
      <FirstAct act={first} />
      {others.length > 0 && (
        <MenuButton
          ref={handFocusOn}
          label={t('more', { name })}
          icon={<Ellipsis size={20} aria-hidden />}
          onIntent={() => void ThingMenu.load().catch(() => undefined)}
          menu={(anchor, close) => (
            <ThingMenu anchor={anchor} label={name} acts={others} onClose={close} />
          )}
        />
      )}
    </Inline>
  );
}

type FirstActProps = {
  act: ThingAct | undefined;
};

export function FirstAct({ act }: FirstActProps) {
  if (!act) return null;
  return (
    <Button
      ref={handFocusOn}
      size="small"
      aria-label={act.name}
      isPending={act.isPending ?? false}
      onClick={act.onPress}
      aria-haspopup={act.hasDialog ? 'dialog' : undefined}
    >
      {act.label}
    </Button>
  );
}

/** The menu of a row, with the first act too: a narrow row shows none. */
export const rowActs = (acts: ReadonlyArray<ThingAct>) => acts.length > 0 && <Items acts={acts} />;
