import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n';
import type { Area, Screen } from '@/shared/routes';
import * as styles from './AreaLinks.css';
import { NavigationLink } from './NavigationLink';

type AreaLinksProps = {
  /** What the signed-in person may open; of each area the screens that have a place here. */
  areas: readonly Area[];
};

/** The areas that the signed-in person may open. */
export function AreaLinks({ areas }: AreaLinksProps) {
  return areas.map(({ group, screens }) => {
    const links = screens.flatMap(({ path, link }) =>
      link ? [<ScreenLink key={path} path={path} link={link} />] : [],
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

type ScreenLinkProps = { path: string; link: NonNullable<Screen['link']> };

function ScreenLink({ path, link: { label, Icon } }: ScreenLinkProps) {
  return <NavigationLink to={path} label={useText(label)} Icon={Icon} />;
}

type LinkGroupProps = { label: NonNullable<Area['group']>; children: ReactNode };

function LinkGroup({ label, children }: LinkGroupProps) {
  const title = useText(label);
  return (
    // <fieldset> is for the fields of a form.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles.group} role="group" aria-label={title}>
      <span className={styles.title} data-sidebar-label aria-hidden>
        {title}
      </span>
      {children}
    </div>
  );
}
