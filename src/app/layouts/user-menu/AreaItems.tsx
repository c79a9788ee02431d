import { Fragment } from 'react';
import { useText } from '@/shared/i18n';
import type { Area, Screen } from '@/shared/routes';
import { MenuHeading, MenuLink, MenuSeparator } from '@/shared/ui/menu';

type AreaItemsProps = {
  /** What the signed-in person may open; of each area the screens that have a place in the sidebar. */
  areas: ReadonlyArray<Area>;
};

/** The areas of the sidebar as items of the menu, for narrow windows, which have no sidebar. */
export function AreaItems({ areas }: AreaItemsProps) {
  return (
    <>
      <MenuSeparator />
      {areas.map(({ group, screens }) => (
        <Fragment key={screens[0]?.path}>
          {group && <Group label={group} />}
          {screens.flatMap(({ path, link }) =>
            link ? [<ScreenItem key={path} path={path} link={link} />] : [],
          )}
        </Fragment>
      ))}
    </>
  );
}

function Group({ label }: { label: NonNullable<Area['group']> }) {
  return <MenuHeading>{useText(label)}</MenuHeading>;
}

type ScreenItemProps = { path: string; link: NonNullable<Screen['link']> };

function ScreenItem({ path, link: { label, Icon } }: ScreenItemProps) {
  return (
    <MenuLink to={path} icon={<Icon />}>
      {useText(label)}
    </MenuLink>
  );
}
