import { createHash, type Hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tusVersion } from '#contract/large-file-limits.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';

const algorithms = ['sha256', 'sha1'];

const words = sentences.upload;

/** What an address can do. */
export const abilities = (most: number) => ({
  'tus-version': tusVersion,
  'tus-max-size': String(most),
  'tus-extension': 'creation,expiration,checksum,termination',
  'tus-checksum-algorithm': algorithms.join(','),
});

const header = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** @throws {Problem} 412 with the version that is spoken here. */
export function requireVersion(request: FastifyRequest, reply: FastifyReply): void {
  if (header(request, 'tus-resumable') === tusVersion) return;
  reply.header('tus-version', tusVersion);
  throw problem('invalid', { status: 412, error: words.version });
}

/** @throws {Problem} `invalid` for anything but a whole number. */
export function readBytes(request: FastifyRequest, name: 'upload-length' | 'upload-offset') {
  const value = header(request, name) ?? '';
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw problem('invalid', { error: name === 'upload-length' ? words.length : words.offset });
}

export type Checksum = { sum: Hash; expected: Buffer };

/** @throws {Problem} `invalid` for another algorithm, or for no digest. */
export function readChecksum(request: FastifyRequest): Checksum | null {
  const value = header(request, 'upload-checksum');
  if (value === undefined) return null;
  const [algorithm = '', digest = ''] = value.split(' ');
  if (!algorithms.includes(algorithm)) throw problem('invalid', { error: words.algorithm });
  return { sum: createHash(algorithm), expected: Buffer.from(digest, 'base64') };
}

/** @throws {Problem} 460 if other bytes arrived than were sent. */
export function requireSum({ sum, expected }: Checksum): void {
  if (!sum.digest().equals(expected)) throw problem('invalid', { status: 460, error: words.sum });
}
