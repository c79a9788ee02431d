import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { useMediaQuery } from '@/shared/lib/media-query';
import { media } from '@/shared/theme';
import * as styles from './Menu.css';
import { MenuItem, MenuLine, keepWhereNarrow } from './MenuItem';
import { Whole } from './Whole';

type MenuSubProps = {
  label: string;
  /** 18 px, before the label. */
  icon?: ReactNode;
  /** Label of the way back in narrow windows. */
  backLabel: string;
  children: ReactNode;
};

/** A submenu, which covers its parent in narrow windows. */
export function MenuSub({ label, icon, backLabel, children }: MenuSubProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isNarrow = useMediaQuery(media.narrow);
  const goBack = (event: Event) => {
    event.preventDefault();
    setIsOpen(false);
  };
  return (
    <RadixMenu.Sub open={isOpen} onOpenChange={setIsOpen}>
      <RadixMenu.SubTrigger
        className={styles.item}
        onPointerMove={keepWhereNarrow}
        onPointerLeave={keepWhereNarrow}
      >
        <MenuLine icon={icon}>{label}</MenuLine>
        <ChevronRight size={16} aria-hidden />
      </RadixMenu.SubTrigger>
      <RadixMenu.Portal>
        <Whole>
          <RadixMenu.SubContent
            className={classNames(styles.menu, styles.sheet, styles.upperSheet)}
            sideOffset={4}
            collisionPadding={12}
            loop
          >
            {isNarrow && (
              <MenuItem icon={<ChevronLeft size={20} />} onSelect={goBack}>
                {backLabel}
              </MenuItem>
            )}
            {children}
          </RadixMenu.SubContent>
        </Whole>
      </RadixMenu.Portal>
    </RadixMenu.Sub>
  );
}
