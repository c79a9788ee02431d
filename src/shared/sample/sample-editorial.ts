import type { EditorialPlaylist } from '../contract/editorial-playlist.ts';
import { editorialLimits } from '../contract/editorial-limits.ts';
import { catalogue } from './catalogue.ts';
import { playlistAnswer } from './contract-shapes.ts';
import { editorialCategories } from './lists/editorial-categories.ts';

const hour = 3_600_000;

/** Each changed some hours before the next. */
export function sampleEditorialPlaylists(now: number = Date.now()): EditorialPlaylist[] {
  return catalogue.playlists
    .filter(({ isFeatured }) => isFeatured)
    .map((playlist, index) => {
      const { id, name, description, coverImage, owner, followerCount, trackCount, totalDuration } =
        playlistAnswer(playlist);
      const changedHoursAgo = 3 + index * 19;
      return {
        id,
        name,
        description,
        coverImage: '',
        picture: coverImage,
        category: editorialCategories[id] ?? 'featured',
        priority: Math.min(Math.floor(index / 2) + 1, editorialLimits.priorityMax),
        isActive: true,
        followers: followerCount,
        tracks: playlist.trackIds.slice(0, editorialLimits.tracksListed),
        trackCount,
        totalDuration,
        lastUpdated: new Date(now - changedHoursAgo * hour).toISOString(),
        createdAt: new Date(Date.parse('2024-01-01') + index * hour).toISOString(),
        createdBy: owner.displayName,
        version: 1,
      };
    });
}
