import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkMusicFolders } from './music-settings.ts';

let root = '';
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'tonada-settings-')));
});
afterEach(() => rmSync(root, { recursive: true }));

const check = (...names: string[]) =>
  checkMusicFolders({
    musicFolders: names.map((name) => join(root, name)),
    dataDir: join(root, 'data'),
  });

describe('checkMusicFolders', () => {
  it('names a folder that is not there, which may come with its disk', () => {
    mkdirSync(join(root, 'here'));
    expect(check('here')).toEqual([]);
    expect(check('here', 'away')).toEqual([{ path: join(root, 'away'), code: 'ENOENT' }]);
  });

  it('refuses a file, and a folder that is another one behind a link', () => {
    writeFileSync(join(root, 'song.mp3'), '');
    expect(() => check('song.mp3')).toThrow(/which is a file/);
    mkdirSync(join(root, 'here'));
    symlinkSync(join(root, 'here'), join(root, 'link'));
    expect(() => check('here', 'link')).toThrow(/which contains it/);
    mkdirSync(join(root, 'data'));
    symlinkSync(join(root, 'data'), join(root, 'inner'));
    expect(() => check('inner')).toThrow(/Neither may lie within the other/);
  });
});
