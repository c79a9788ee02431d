import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Permission } from '../contract/permission.ts';
import type { TextKey } from '../i18n';

/** Who may open an address: anyone, a signed-in person, or one with a permission. */
export type ScreenAccess = 'public' | 'listener' | Permission;

/** A screen's place in the sidebar. */
export type ScreenLink = { label: TextKey; Icon: LucideIcon };

/** What to dispatch to fetch the data about a thing ahead of a visit, by the path of the screen. */
export type Prefetches = Readonly<
  Record<string, (id: string) => ThunkAction<void, never, unknown, UnknownAction>>
>;

/** One screen, as its area lists it: all that others have to know of it. */
export type Screen = {
  /** Folder of its slice in the area. */
  name: string;
  /** Whole address, as the router writes it: `/playlist/:id`; of a screen inside another, what follows. */
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
  /** Tabs and panels with addresses of their own, drawn in the page's `Outlet`; they have the title. */
  screens?: readonly Screen[];
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
export const defineArea = (area: Area): Area => area;
