import { may, type Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { labelFor, overseesAll } from '../../catalogue/ownership/index.ts';
import { type Span, getSpans } from '../../catalogue/label/index.ts';
import { findArtistOf, findSignedContracts, findSpokenFor } from './analytics-scope.repository.ts';

export type HeldSpan = Pick<Span, 'from' | 'until'> & { artistId: string };

export type Scope = {
  /** Null for an artist's own figures. */
  labelId: string | null;
  artists: readonly { id: string; name: string }[];
  /** Spans of an artist never overlap. */
  spans: readonly HeldSpan[];
  countedAt: Date | null;
};

type ArtistRow = { id: string; name: string; summedAt: Date | null };

const allDays = { from: '0001-01-01', until: '9999-12-31' };

/**
 * Artists see their own figures, labels those of their artists on the days of their contracts;
 * staff name a label or artist. See docs/product/analytics.md.
 *
 * @throws {Problem} `not-found` for an unknown or foreign artist, or a viewer without any;
 * `invalid` where one has to be named.
 */
export async function scopeFor(
  db: Db,
  viewer: Viewer,
  { label, artist }: { label?: string | undefined; artist?: string | undefined },
): Promise<Scope> {
  const isOfLabel = label !== undefined || (may(viewer, 'label.open') && !overseesAll(viewer));
  if (isOfLabel) return scopeOfLabel(db, await labelFor(db, viewer, { named: label }), artist);
  if (!overseesAll(viewer)) return scopeOfArtists(await findSpokenFor(db, viewer.id), artist);
  if (artist !== undefined) return scopeOfArtists(await findArtistOf(db, artist), artist);
  throw problem('invalid', { fields: { artist: sentences.fields.required } });
}

async function scopeOfLabel(db: Db, labelId: string, artist: string | undefined): Promise<Scope> {
  const contracts = await findSignedContracts(db, labelId);
  const byArtist = Map.groupBy(contracts, ({ id }) => id);
  const artists = named(
    [...byArtist].flatMap(([, [first]]) => first ?? []),
    artist,
  );
  if (artist !== undefined && artists.length === 0) throw problem('not-found');
  const spans = artists.flatMap(({ id }) =>
    getSpans((byArtist.get(id) ?? []).map(({ terms }) => terms))
      .filter((span) => span.labelId === labelId)
      .map(({ from, until }) => ({ artistId: id, from, until })),
  );
  return { labelId, artists, spans, countedAt: newest(artists) };
}

function scopeOfArtists(all: readonly ArtistRow[], artist: string | undefined): Scope {
  const artists = named(all, artist);
  if (artists.length === 0) throw problem('not-found');
  const spans = artists.map(({ id }) => ({ artistId: id, ...allDays }));
  return { labelId: null, artists, spans, countedAt: newest(artists) };
}

const named = (artists: readonly ArtistRow[], artist: string | undefined) =>
  artists.filter(({ id }) => artist === undefined || id === artist);

function newest(artists: readonly ArtistRow[]): Date | null {
  const times = artists.flatMap(({ summedAt }) => summedAt?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
