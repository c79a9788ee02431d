import type { StaffCall } from './staff-calls.ts';

type Given = {
  ofCasa: (path: string, payload?: object) => StaffCall;
  ofFaro: (path: string, payload?: object) => StaffCall;
  /** Queries that name the label `Casa`, and Faro Norte. */
  casa: string;
  norte: string;
};

const taxDetail = { version: 0, country: 'ES', taxId: '12345678Z', vat: 'none', withholding: 0 };

const desk = { roles: ['editorial', 'admin'], right: 'catalogue' } as const;

/** Calls about what the caller has, and what waits for them. */
export const ownStaffCalls = ({ ofCasa, ofFaro, casa, norte }: Given) =>
  ({
    // Lists the caller's labels and offers; no account is named.
    'GET /api/label/labels': { roles: ['label', 'admin'], right: 'catalogue' },
    'GET /api/artist/offers': { roles: ['artist', 'admin'], right: 'catalogue' },
    // A request is the caller's own.
    'GET /api/artist/request': { roles: ['artist'], right: 'catalogue' },
    'POST /api/artist/request': { roles: ['artist'], right: 'catalogue' },
    'GET /api/admin/artist-requests': { roles: ['admin'], right: 'people' },
    'POST /api/admin/artist-requests/:id/answer': { roles: ['admin'], right: 'people' },
    'GET /api/admin/student-requests': { roles: ['admin'], right: 'people' },
    'POST /api/admin/student-requests/:id/answer': { roles: ['admin'], right: 'people' },
    'GET /api/label/tax-detail': ofCasa(`tax-detail${casa}`),
    'PUT /api/label/tax-detail': ofCasa(`tax-detail${casa}`, taxDetail),
    'GET /api/artist/tax-detail': ofFaro(`tax-detail${norte}`),
    'PUT /api/artist/tax-detail': ofFaro(`tax-detail${norte}`, taxDetail),
    'GET /api/artist/tracks/:id/timeline': ofFaro(`tracks/trk_1/timeline${norte}`),
    'GET /api/label/drafts/:id/links': ofCasa(`drafts/rel_1/links${casa}`),
    'POST /api/label/drafts/:id/links': ofCasa(`drafts/rel_1/links${casa}`, {
      note: '',
      endsOn: '2026-12-01',
    }),
    'DELETE /api/label/drafts/:id/links/:link': ofCasa(`drafts/rel_1/links/lnk_1${casa}`),
    'GET /api/workspaces': { roles: ['artist', 'label', 'admin'], right: 'catalogue' },
    'GET /api/today/admin': { roles: ['admin'], right: 'any' },
    'GET /api/today/finance': { roles: ['admin'], right: 'money' },
    'GET /api/today/artist': ofFaro(`artist${norte}`),
    'GET /api/today/label': ofCasa(`label${casa}`),
    'GET /api/today/editor': desk,
    'POST /api/editorial/releases/:id/undo': desk,
    'POST /api/editorial/canvas/:id/undo': desk,
    'GET /api/editorial/waiting': desk,
    'GET /api/editorial/pitches/:id/surroundings': desk,
    'POST /api/editorial/pitches/:id/undo': desk,
  }) satisfies { [call: string]: StaffCall };
