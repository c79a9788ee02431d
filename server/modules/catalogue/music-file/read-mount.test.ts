import { expect, it } from 'vitest';
import { findMount } from './read-mount.ts';

const mountinfo = [
  '22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw',
  '40 22 0:40 / /mnt/nas rw shared:2 - nfs4 nas:/music rw,vers=4.2',
  '41 22 0:41 / /mnt/nas/local rw - xfs /dev/sdb1 rw',
  '42 22 0:42 / /mnt/my\\040disk rw - fuse.sshfs me@host:/ rw',
  '43 22 0:43 / /mnt/usb rw - autofs systemd-1 rw',
  '44 43 8:2 / /mnt/usb rw - fuseblk /dev/sdc1 rw',
  '',
].join('\n');

// Proves imported-music: Network folders
it.each([
  ['/srv/music', 'ext4', false],
  ['/mnt/nas', 'nfs4', true],
  ['/mnt/nas/rock', 'nfs4', true],
  ['/mnt/nasty', 'ext4', false],
  ['/mnt/nas/local/rock', 'xfs', false],
  ['/mnt/my disk/rock', 'fuse.sshfs', true],
  ['/mnt/usb', 'fuseblk', false],
])('knows what %s lies on', (path, kind, isRemote) => {
  expect(findMount(mountinfo, path)).toEqual({ kind, isRemote });
});

it('knows nothing of a list without mounts', () => {
  expect(findMount('nonsense\n\n - - -', '/srv')).toBeNull();
});
