import type { Track } from '@/shared/contract/track.ts';

type Like = Pick<Track, 'id' | 'liked'>;

const isLike = (candidate: unknown): candidate is Like => {
  const { id, liked } = (candidate ?? {}) as Partial<Record<keyof Like, unknown>>;
  return typeof id === 'string' && typeof liked === 'boolean';
};

export function likesIn(answer: unknown): [id: string, liked: boolean][] {
  return [answer, ...Object.values(answer ?? {})]
    .flat()
    .filter(isLike)
    .map(({ id, liked }) => [id, liked]);
}
