import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { Permission } from '../contract/permission.ts';
import type { Right } from '../contract/right.ts';
import type { TextKey } from '../i18n';
import type { Viewer } from './may-open';
import { frameOf } from './screen-frame';

/** Who may open an address: anyone, a signed-in person, or one with a permission. */
export type ScreenAccess = 'public' | 'listener' | Permission;

/**
 * Whom a screen is about, where that is chosen (`?artist=`, `?label=`); `own` is an artist for artists, a label for
 * labels, and either for admins.
 */
type Takes = 'artist' | 'label' | 'either' | 'own';

/** One of several views of a screen, shown one at a time; `?tab=` names the open one, and the first needs no name. */
export type Tab = {
  /** As the address names it; also the folder of its slice, where it has one of its own. */
  name: string;
  title: TextKey;
  /** Whom it is about, where that is not what the screen is about. */
  takes?: Takes;
  /** What it asks for beside its screen: a permission, or a right of an admin. */
  access?: ScreenAccess | Right;
  load: () => Promise<ComponentType>;
};

/** A screen's place in the sidebar. */
export type ScreenLink = {
  label: TextKey;
  Icon: LucideIcon;
  takes?: Takes;
};

/** What to dispatch to fetch the data about a thing ahead of a visit, by the path of the screen. */
export type Prefetches = Readonly<
  Record<string, (id: string) => ThunkAction<void, never, unknown, UnknownAction>>
>;

/** What a page with tabs or a place in the sidebar stands in; fetches the tab that the address names. */
export type ScreenFrame = FunctionComponent<{ viewer: Viewer; children: ReactNode }> & {
  load: (search: string, viewer: Viewer) => Promise<unknown>;
};

/** One screen, as its area lists it: all that others have to know of it. */
export type Screen = {
  /** Folder of its slice in the area. */
  name: string;
  /** Whole address, as the router writes it: `/playlist/:id`. */
  path: string;
  /** Where it asks for more than its area does. */
  access?: ScreenAccess;
  /** Whether a link in a mail alone leads to it: nobody is sent it ahead. */
  isEntrance?: true;
  /** Names the document, and comes to the page as `title`; a page named after a thing says it itself. */
  title?: TextKey;
  /** Its place in the sidebar, where it has one. */
  link?: ScreenLink;
  /** Fetches the page: the component of its slice. */
  load: () => Promise<ComponentType<{ title: string }>>;
  /** Drawn by the page's `ScreenTabs`; the one in the address arrives together with the page. */
  tabs?: readonly Tab[];
  /** Comes with the list, so that the start does without what only tabs need. */
  Frame?: ScreenFrame;
};

/** A part of the product for one kind of people. */
export type Area = {
  screens: readonly Screen[];
  /** Heading of its links in the sidebar, where they are a group. */
  group?: TextKey;
  /** Fetches the code that fetches data ahead, where its screens have any. */
  loadPrefetches?: () => Promise<Prefetches>;
};

/** Lists the screens of an area; `app/routes/areas.ts` says where it begins and who may open it. */
export const defineArea = (area: Area): Area => ({
  ...area,
  screens: area.screens.map((screen) => ({ ...screen, Frame: frameOf(screen) })),
});
