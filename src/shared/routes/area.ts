import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { Permission } from '../contract/permission.ts';
import type { Right } from '../contract/right.ts';
import type { TextKey } from '../i18n';
import type { Viewer } from './may-open';
import { getFrame } from './screen-frame';

export type ScreenAccess = 'public' | 'listener' | Permission;

/** Whose screen it is (`?artist=`, `?label=`); `own` depends on the viewer. */
type Takes = 'artist' | 'label' | 'either' | 'own';

export type Tab = {
  /** Also the folder of its slice, where it has its own. */
  name: string;
  title: TextKey;
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
  access?: ScreenAccess;
  /** Reached only by a link in an email, so it is not fetched ahead. */
  isEntrance?: true;
  title?: TextKey;
  link?: ScreenLink;
  load: () => Promise<ComponentType<{ title: string }>>;
  tabs?: readonly Tab[];
  /** Comes with the list, so that the start does without code for tabs. */
  Frame?: ScreenFrame;
};

export type Area = {
  screens: readonly Screen[];
  group?: TextKey;
  loadPrefetches?: () => Promise<Prefetches>;
};

/** `app/routes/areas.ts` sets the area's root and access. */
export const defineArea = (area: Area): Area => ({
  ...area,
  screens: area.screens.map((screen) => ({ ...screen, Frame: getFrame(screen) })),
});
