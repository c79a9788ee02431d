import type { Recommendation } from '#contract/track.ts';

/** A track that is like a seed, which `title` names. */
export type Candidate = {
  id: string;
  artistId: string;
  title: string;
  /** Co-plays with the seed. */
  plays: number;
  isSameGenre: boolean;
  isSameTonic: boolean;
  tempo: number | null;
  /** Beats a minute between them; null where one is unknown. */
  tempoGap: number | null;
};

export type Chosen = { id: string; reason: Recommendation };

const most = 20;
const fewest = 5;

/** So that no artist fills a radio. */
const mostOfArtist = 2;

/** Beats a minute. */
const audibleGap = 8;

/** From 0 to about 4: habits weigh most, then tempo, genre and tonic. */
function score({ plays, isSameGenre, isSameTonic, tempoGap }: Candidate): number {
  const nearness = tempoGap === null ? 0 : Math.max(0, 1 - tempoGap / audibleGap);
  const habit = Math.min(Math.log2(1 + plays) / 2, 2);
  return habit + nearness + (isSameGenre ? 0.8 : 0) + (isSameTonic ? 0.3 : 0);
}

type Kind = Recommendation['kind'];

/** What can be heard comes before habits. */
const reasons: readonly (readonly [Kind, (candidate: Candidate) => boolean])[] = [
  ['tempo', ({ tempo, tempoGap }) => tempo !== null && (tempoGap ?? Infinity) <= audibleGap / 2],
  ['together', ({ plays }) => plays >= 3],
  ['genre', ({ isSameGenre }) => isSameGenre],
  ['tonic', ({ isSameTonic }) => isSameTonic],
];

/** What most of the others share says nothing of a song, least of all the tempo they were found by. */
function getReason(candidate: Candidate, chosen: readonly Candidate[]): Recommendation {
  const { title, tempo } = candidate;
  const known = reasons.filter(([, isTrue]) => isTrue(candidate));
  const telling = known.find(([, isTrue]) => {
    const others = chosen.filter((one) => one !== candidate && isTrue(one)).length;
    return others * 2 <= chosen.length - 1;
  });
  const [kind = 'together'] = telling ?? known.find(([one]) => one !== 'tempo') ?? known[0] ?? [];
  return kind === 'tempo' && tempo !== null ? { kind, title, tempo } : { kind, title };
}

/** Returns the most similar first, with some chance, and never one artist twice in a row. */
export function chooseSimilar(candidates: readonly Candidate[], random: () => number): Chosen[] {
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: score(candidate) + random() / 2 }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ candidate }) => candidate);
  const byArtist = new Map<string, number>();
  const limited = ranked.filter(({ artistId }) => {
    const count = (byArtist.get(artistId) ?? 0) + 1;
    byArtist.set(artistId, count);
    return count <= mostOfArtist;
  });
  const chosen = apart(limited.slice(0, most));
  return chosen.map((candidate) => ({
    id: candidate.id,
    reason: getReason(candidate, chosen),
  }));
}

/**
 * Music that goes on does not end: where fewer than a few unheard tracks are left, the ones heard
 * longest ago may come again.
 *
 * @param heard The last heard at the end.
 */
export async function chooseUnheard(
  heard: readonly string[],
  choose: (left: readonly string[]) => Promise<Chosen[]>,
): Promise<Chosen[]> {
  let left = heard;
  let chosen = await choose(left);
  while (chosen.length < fewest && left.length > 1) {
    left = left.slice(Math.ceil(left.length / 2));
    chosen = await choose(left);
  }
  return chosen;
}

/** One artist's tracks follow each other only where no other is left. */
function apart(candidates: readonly Candidate[]): Candidate[] {
  const left = [...candidates];
  const order: Candidate[] = [];
  while (left.length > 0) {
    const last = order.at(-1)?.artistId;
    const isOther = ({ artistId }: Candidate) => artistId !== last;
    // An artist of more than half of the rest would follow itself later.
    const isCrowded = ({ artistId }: Candidate) =>
      left.filter((one) => one.artistId === artistId).length * 2 > left.length;
    const crowded = left.findIndex((one) => isOther(one) && isCrowded(one));
    const found = crowded >= 0 ? crowded : left.findIndex(isOther);
    order.push(...left.splice(Math.max(found, 0), 1));
  }
  return order;
}
