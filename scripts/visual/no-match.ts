import { nearestName } from '../locales/nearest-name.ts';

type Named = { title: string; name: string };

/** What to say where `--only` leaves no story: the name that was probably meant, or the titles there are. */
export function noMatch(pattern: string, stories: readonly Named[]): string {
  const titles = [...new Set(stories.map(({ title }) => title))];
  const parts = new Set(titles.flatMap((title) => [title, ...title.split('/')]));
  for (const { name } of stories) parts.add(name);
  const plain = pattern.replaceAll('\\', '');
  const nearest = plain
    .split('|')
    .flatMap((part) => nearestName(part.replaceAll('-', ' '), parts) ?? []);
  const heads = [...new Set(titles.map((title) => title.split('/').slice(0, 2).join('/')))];
  const hint =
    nearest.length > 0
      ? `Did you mean --only '${nearest.join('|')}'?`
      : `Titles begin with ${heads.join(', ')}.`;
  return `--only '${pattern}' matches no story here or at the base, so nothing was compared. ${hint}`;
}
