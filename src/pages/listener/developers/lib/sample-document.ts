import type { ApiDocument } from '../model/api-document';

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, example?: unknown) => ({
  'application/json': { schema: { ...schema }, ...(example !== undefined && { example }) },
});
const failures = {
  '4XX': { $ref: '#/components/responses/Problem' },
  '5XX': { $ref: '#/components/responses/Problem' },
};
const id = {
  name: 'id',
  in: 'path',
  required: true,
  schema: refer('Id'),
  example: 'pls_tren',
} as const;

const playlist = { id: 'pls_tren', name: 'Tren de noche', isPublic: true, tracks: [] };

/** Every kind of call and schema that the page knows, for tests and stories. */
export const sampleDocument: ApiDocument = {
  servers: [{ url: '/api' }],
  paths: {
    '/auth/login': {
      post: {
        operationId: 'postAuthLogin',
        tags: ['auth'],
        'x-stability': 'stable',
        security: [],
        requestBody: { required: true, content: json(refer('LoginBody')) },
        responses: { 200: { content: json(refer('LoginAnswer')) }, ...failures },
      },
    },
    '/playlists/{id}': {
      get: {
        operationId: 'getPlaylistsId',
        tags: ['playlists'],
        summary: 'Una playlist con sus canciones',
        'x-stability': 'stable',
        security: [{}, { session: [] }],
        parameters: [
          id,
          {
            name: 'order',
            in: 'query',
            schema: { type: 'string', enum: ['added', 'title'], default: 'added' },
          },
          {
            name: 'limit',
            in: 'query',
            required: true,
            schema: { type: 'integer', minimum: 1, maximum: 500 },
            example: 100,
          },
        ],
        responses: { 200: { content: json(refer('Playlist'), playlist) }, ...failures },
      },
      patch: {
        operationId: 'patchPlaylistsId',
        tags: ['playlists'],
        'x-stability': 'internal',
        parameters: [
          id,
          { name: 'if-match', in: 'header', required: true, schema: { type: 'string' } },
        ],
        requestBody: {
          content: json(refer('PlaylistBody'), { name: "L'última nit", isPublic: false }),
        },
        responses: { 200: { content: json(refer('Playlist')) }, ...failures },
      },
      delete: {
        operationId: 'deletePlaylistsId',
        tags: ['playlists'],
        'x-stability': 'stable',
        parameters: [id],
        responses: { 204: {}, ...failures },
      },
    },
    '/promotion/uploads/marquee-video/{id}/parts/{partNumber}/check-before-upload': {
      put: {
        operationId: 'putVideo',
        tags: ['promotion'],
        'x-stability': 'internal',
        requestBody: { required: true, content: { 'application/octet-stream': {} } },
        responses: { 204: {}, ...failures },
      },
    },
  },
  components: {
    responses: { Problem: { content: json(refer('Problem')) } },
    schemas: {
      Id: { type: 'string', maxLength: 64, pattern: '^[\\w-]{1,64}$' },
      LoginBody: {
        type: 'object',
        properties: {
          email: { type: 'string', format: 'email', maxLength: 254 },
          password: { type: 'string', minLength: 1, maxLength: 200 },
        },
        required: ['email', 'password'],
      },
      LoginAnswer: {
        anyOf: [
          {
            type: 'object',
            properties: { token: { type: 'string', minLength: 1 } },
            required: ['token'],
          },
          {
            type: 'object',
            properties: { step: { type: 'string', const: 'code' }, codeToken: { type: 'string' } },
            required: ['step', 'codeToken'],
          },
        ],
      },
      PlaylistBody: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 100 },
          description: { type: ['string', 'null'], maxLength: 300 },
          isPublic: { type: 'boolean', default: true },
        },
        required: ['name'],
      },
      Playlist: {
        type: 'object',
        properties: {
          id: refer('Id'),
          name: { type: 'string' },
          isPublic: { type: 'boolean' },
          mood: { anyOf: [{ type: 'string', enum: ['calm', 'party', 'rain'] }, { type: 'null' }] },
          tracks: { type: 'array', maxItems: 500, items: refer('Track') },
          lyrics: { type: 'object', additionalProperties: { type: 'string' }, maxBytes: 1_200_000 },
          radio: { anyOf: [refer('Playlist'), { type: 'null' }] },
        },
        required: ['id', 'name', 'isPublic', 'mood', 'tracks'],
      },
      Track: {
        type: 'object',
        properties: {
          id: refer('Id'),
          title: { type: 'string' },
          durationSeconds: { type: 'integer', minimum: 1, maximum: 86_400 },
          listenedAt: { type: ['string', 'null'], format: 'date-time' },
        },
        required: ['id', 'title', 'durationSeconds'],
      },
      Problem: {
        type: 'object',
        properties: {
          error: { type: 'string' },
          code: { type: 'string', enum: ['not-found', 'forbidden', 'invalid'] },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
        },
        required: ['error', 'code'],
      },
    },
  },
};
