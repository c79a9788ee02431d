import type { StaffCall } from './staff-calls.ts';

/** Calls of the tab for music. */
export const musicStaffCalls = (ofService: StaffCall): Record<string, StaffCall> => ({
  'GET /api/admin/music': ofService,
  'GET /api/admin/music/not-taken': ofService,
  'GET /api/admin/music/not-taken/file': ofService,
  'GET /api/admin/music/albums': ofService,
  'GET /api/admin/music/albums/:id': ofService,
  'GET /api/admin/music/decisions': ofService,
  'POST /api/admin/music/albums/join': ofService,
  'POST /api/admin/music/albums/:id/split': ofService,
  'POST /api/admin/music/decisions/:id/undo': ofService,
  'GET /api/admin/music/recordings': ofService,
  'POST /api/admin/music/recordings/:id/join': ofService,
  'POST /api/admin/music/recordings/:id/dismiss': ofService,
  'POST /api/admin/music/:id/look': ofService,
  'POST /api/admin/music/:id/stop': ofService,
  'POST /api/admin/music/:id/missing': ofService,
  'GET /api/admin/music/names': ofService,
  'GET /api/admin/music/names/:id': ofService,
  'POST /api/admin/music/names/:id/repair': ofService,
  'POST /api/admin/music/names/:id/dismiss': ofService,
  'POST /api/admin/music/names/:id/undo': ofService,
});
