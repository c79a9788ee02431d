import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compresses JSON alone: files are compressed by the build, audio and images are already. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
}
