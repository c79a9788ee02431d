import { readFileSync } from 'node:fs';
import { permissions } from '#contract/permission.ts';
import type { Role } from '#contract/user.ts';
import { areas } from '../../../src/app/routes/areas.ts';
import { brand } from '../../../src/shared/config/brand.ts';
import type { ScreenAccess } from '../../../src/shared/routes/index.ts';

/** A screen whose address has no parameter. */
export type ListedScreen = {
  path: string;
  access: ScreenAccess;
  /** In Spanish; undefined where the page sets it itself. */
  title: string | undefined;
  isBare: boolean;
  tabs: readonly string[];
};

/** Reads a Spanish text by catalogue and key. */
export function getText(name: string): string {
  const [namespace = '', key = ''] = name.split(':');
  const file = new URL(`../../../locales/es/${namespace}.json`, import.meta.url);
  let text: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of key.split('.')) text = (text as Record<string, unknown>)[part];
  return String(text).replace('{{brand}}', brand);
}

/** Returns every listed screen without parameters, with its access rule. */
export async function listedScreens(): Promise<ListedScreen[]> {
  const listed = areas.map(async ({ access, isBare = false, importModule }) => {
    const { area } = await importModule();
    return area.screens.map(({ path, title, tabs = [], ...screen }): ListedScreen => ({
      path,
      access: screen.access ?? access,
      title: title && getText(title),
      isBare,
      // The plain address shows the first tab.
      tabs: tabs.slice(1).map(({ name }) => `${path}?tab=${name}`),
    }));
  });
  const all = (await Promise.all(listed)).flat().filter(({ path }) => !path.includes(':'));
  return [...new Map(all.map((screen) => [screen.path, screen])).values()];
}

export const isOpenTo = (role: Role, access: ScreenAccess): boolean =>
  access === 'public' ||
  access === 'listener' ||
  (permissions[access] as readonly Role[]).includes(role);
