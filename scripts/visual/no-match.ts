import { nearestName } from '../locales/nearest-name.ts';

export function noMatch(
  pattern: string,
  stories: readonly { title: string; name: string }[],
): string {
  const names = stories.flatMap(({ title, name }) => [title, ...title.split('/'), name]);
  const wanted = pattern.replaceAll('\\', '').replaceAll('-', ' ').split('|');
  const nearest = wanted.flatMap((part) => nearestName(part, names) ?? []).join('|');
  const hint = nearest && ` Did you mean --only '${nearest}'?`;
  return `--only '${pattern}' matches no story here or at the base, so nothing was compared.${hint}`;
}
