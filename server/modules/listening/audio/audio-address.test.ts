import { describe, expect, it } from 'vitest';
import { mediaKeys } from '../../../platform/media-keys.ts';
import {
  readAudioAddress,
  readFormerSource,
  signAudioAddress,
} from '../../catalogue/track/audio-address.ts';

const now = new Date('2026-11-20T20:00:42Z');
const secret = mediaKeys(() => [{ id: 'k1', secret: 'a secret of the tests' }]);

const source = { kind: 'playlist', playlistId: 'pls_1' } as const;

const signed = { trackId: 'trk_1', sessionId: 'ses_1', now, secret, source };

function getParameters(address: string) {
  return Object.fromEntries(new URL(address, 'http://localhost').searchParams);
}

function addressFor(sessionId: string | null) {
  return getParameters(signAudioAddress({ ...signed, sessionId }));
}

describe('a signed audio address', () => {
  // Proves player: Signed address, one listener's
  it.each(['ses_1', null])('works for its user: %s', (sessionId) => {
    const grant = readAudioAddress('trk_1', addressFor(sessionId), { now, secret });
    expect(grant).toEqual({
      sessionId,
      secondsLeft: 558,
      source,
      isContinuation: false,
      isTablet: false,
    });
  });

  it('is the same for a whole minute', () => {
    const later = new Date('2026-11-20T20:00:59Z');
    expect(signAudioAddress({ ...signed, now: later })).toBe(signAudioAddress(signed));
  });

  // Proves plays: Signed with the address
  it.each([
    ['another session', { l: 'ses_2' }],
    ['a visitor turned listener', { l: 'v' }],
    ['a later expiry', { e: '1795205000' }],
    ['no expiry', { e: undefined }],
    ['another playlist', { o: 'playlist.pls_2' }],
    ['another source', { o: 'search' }],
    ['no source', { o: undefined }],
    ['no number as expiry', { e: '1e9' }],
    ['another signature', { s: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['a short signature', { s: 'AAAA' }],
    ['no signature', { s: undefined }],
  ])('is refused with %s', (_, change) => {
    expect(
      readAudioAddress('trk_1', { ...addressFor('ses_1'), ...change }, { now, secret }),
    ).toBeNull();
  });

  // Proves security: V9.2 Content
  it('to play does not download the file, nor the other way round', () => {
    const file = signAudioAddress({ ...signed, purpose: 'file' });
    const parameters = getParameters(file);
    expect(file).toMatch(/^\/api\/tracks\/trk_1\/file\?/);
    expect(readAudioAddress('trk_1', parameters, { now, secret })).toBeNull();
    expect(readAudioAddress('trk_1', parameters, { now, secret, purpose: 'file' })).not.toBeNull();
    const audio = addressFor('ses_1');
    expect(readAudioAddress('trk_1', audio, { now, secret, purpose: 'file' })).toBeNull();
  });

  it('that was queued works the same, and is marked', () => {
    const queued = { ...addressFor('ses_1'), q: '1' as const };
    const wanted = { sessionId: 'ses_1', source: { kind: 'queue' } };
    expect(readAudioAddress('trk_1', queued, { now, secret })).toMatchObject(wanted);
  });

  it.each([
    ['expired', {}, source],
    ['given up for another session', { e: '-1795205400' }, source],
    ['queued', { q: '1' as const }, { kind: 'queue' }],
    ['forged', { o: 'search' }, null],
    ['forged as if it were none', { o: undefined }, null],
  ])('that was %s leaves its source', (_, change, wanted) => {
    const former = { ...addressFor('ses_1'), ...change };
    expect(readFormerSource('trk_1', former, secret)).toEqual(wanted);
    expect(readFormerSource('trk_2', former, secret)).toBeNull();
  });

  // Proves player: It expires
  // Proves security: V9.1 Source
  it('is refused for another track, with another secret, and once it has expired', () => {
    const address = addressFor('ses_1');
    const later = new Date('2026-11-20T20:10:00Z');
    expect(readAudioAddress('trk_2', address, { now, secret })).toBeNull();
    expect(
      readAudioAddress('trk_1', address, {
        now,
        secret: mediaKeys(() => [{ id: 'k1', secret: 'another' }]),
      }),
    ).toBeNull();
    expect(readAudioAddress('trk_1', address, { now: later, secret })).toBeNull();
  });
});
