import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n';
import type { Area, Screen } from '@/shared/routes';
import * as styles from './AreaLinks.css';
import { NavigationLink } from './NavigationLink';

type AreaLinksProps = {
  areas: readonly Area[];
  /** @default its path */
  getAddress?: (screen: Screen) => string;
};

const getPath = ({ path }: Screen): string => path;

export function AreaLinks({ areas, getAddress = getPath }: AreaLinksProps) {
  return areas.map(({ group, screens }) => {
    const links = screens.flatMap((screen) =>
      screen.link
        ? [<ScreenLink key={screen.path} to={getAddress(screen)} link={screen.link} />]
        : [],
    );
    return group ? (
      <LinkGroup key={group} label={group}>
        {links}
      </LinkGroup>
    ) : (
      links
    );
  });
}

type ScreenLinkProps = { to: string; link: NonNullable<Screen['link']> };

function ScreenLink({ to, link: { label, Icon } }: ScreenLinkProps) {
  return <NavigationLink to={to} label={useText(label)} Icon={Icon} />;
}

type LinkGroupProps = { label: NonNullable<Area['group']>; children: ReactNode };

function LinkGroup({ label, children }: LinkGroupProps) {
  const title = useText(label);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles.group} role="group" aria-label={title}>
      <span className={styles.title} data-sidebar-label aria-hidden>
        {title}
      </span>
      {children}
    </div>
  );
}
