import { readFileSync } from 'node:fs';
import { permissions } from '#contract/permission.ts';
import type { Role } from '#contract/user.ts';
import { areas } from '../../../src/app/routes/areas.ts';
import { brand } from '../../../src/shared/config/brand.ts';
import type { ScreenAccess } from '../../../src/shared/routes/index.ts';

/** A screen with an address that needs no thing to be about, as its area lists it. */
export type ListedScreen = {
  path: string;
  access: ScreenAccess;
  /** In Spanish; undefined where the page says it itself. */
  title: string | undefined;
  isBare: boolean;
  /** Addresses of its further tabs. */
  tabs: readonly string[];
};

/** A Spanish text by the name of its catalogue and its key in it. */
export function textOf(name: string): string {
  const [namespace = '', key = ''] = name.split(':');
  const file = new URL(`../../../locales/es/${namespace}.json`, import.meta.url);
  let text: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of key.split('.')) text = (text as Record<string, unknown>)[part];
  return String(text).replace('{{brand}}', brand);
}

/** Every screen that the areas list, but those about a thing, with who may open it. */
export async function listedScreens(): Promise<ListedScreen[]> {
  const listed = areas.map(async ({ access, isBare = false, importModule }) => {
    const { area } = await importModule();
    return area.screens.map(({ path, title, tabs = [], ...screen }): ListedScreen => ({
      path,
      access: screen.access ?? access,
      title: title && textOf(title),
      isBare,
      // The first is what the address without one shows.
      tabs: tabs.slice(1).map(({ name }) => `${path}?tab=${name}`),
    }));
  });
  const all = (await Promise.all(listed)).flat().filter(({ path }) => !path.includes(':'));
  return [...new Map(all.map((screen) => [screen.path, screen])).values()];
}

/** Whether a role may open what asks for this. */
export const isOpenTo = (role: Role, access: ScreenAccess): boolean =>
  access === 'public' ||
  access === 'listener' ||
  (permissions[access] as readonly Role[]).includes(role);
