import {
  changeEditorialPlaylistBodySchema,
  changedEditorialPlaylistSchema,
  editorialCoverSchema,
  editorialPlaylistBodySchema,
  editorialPlaylistListSchema,
  editorialPlaylistSchema,
} from '../editorial-playlist.ts';
import type { Calls } from './call.ts';

export const editorialPlaylistCalls = {
  'GET /playlists/editorial': { answer: editorialPlaylistListSchema },
  'POST /playlists/editorial': {
    body: editorialPlaylistBodySchema,
    answer: editorialPlaylistSchema,
    status: 201,
  },
  'PUT /playlists/editorial/:id': {
    body: changeEditorialPlaylistBodySchema,
    answer: changedEditorialPlaylistSchema,
  },
  'DELETE /playlists/editorial/:id': {},
  'PUT /editorial/uploads/cover': { takesFile: true, answer: editorialCoverSchema },
} as const satisfies Calls;
