import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { Permission } from '../contract/permission.ts';
import type { Right } from '../contract/right.ts';
import type { TextKey } from '../i18n';
import type { Viewer } from './may-open';
import { frameOf } from './screen-frame';

export type ScreenAccess = 'public' | 'listener' | Permission;

/**
 * Whose screen it is, where that is chosen (`?artist=`, `?label=`). `own` is an artist for
 * artists, a label for labels, and either for admins.
 */
type Takes = 'artist' | 'label' | 'either' | 'own';

/** A view of a screen, opened by `?tab=`; the first needs no name. */
export type Tab = {
  /** Also the folder of its slice where it has its own. */
  name: string;
  title: TextKey;
  /** Whose tab it is, where that differs from the screen. */
  takes?: Takes;
  /** Required besides the screen's access: a permission, or a right of an admin. */
  access?: ScreenAccess | Right;
  load: () => Promise<ComponentType>;
};

export type ScreenLink = {
  label: TextKey;
  Icon: LucideIcon;
  takes?: Takes;
};

/** By the path of the screen. */
export type Prefetches = Readonly<
  Record<string, (id: string) => ThunkAction<void, never, unknown, UnknownAction>>
>;

/** Wraps a page with tabs or a sidebar link; fetches the tab that the address names. */
export type ScreenFrame = FunctionComponent<{ viewer: Viewer; children: ReactNode }> & {
  load: (search: string, viewer: Viewer) => Promise<unknown>;
};

export type Screen = {
  name: string;
  /** Full address, as the router writes it: `/playlist/:id`. */
  path: string;
  /** Where it differs from the area's. */
  access?: ScreenAccess;
  /** Reached only by a link in an email, so it is not fetched ahead. */
  isEntrance?: true;
  /** Document title; a page named after a thing sets its own. */
  title?: TextKey;
  link?: ScreenLink;
  load: () => Promise<ComponentType<{ title: string }>>;
  /** Rendered by `ScreenTabs`; the open one is fetched together with the page. */
  tabs?: readonly Tab[];
  /** Comes with the list, so that the start does without code for tabs. */
  Frame?: ScreenFrame;
};

export type Area = {
  screens: readonly Screen[];
  group?: TextKey;
  loadPrefetches?: () => Promise<Prefetches>;
};

/** Lists the screens of an area; `app/routes/areas.ts` sets its root and access. */
export const defineArea = (area: Area): Area => ({
  ...area,
  screens: area.screens.map((screen) => ({ ...screen, Frame: frameOf(screen) })),
});
