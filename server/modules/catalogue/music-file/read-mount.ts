import { readFile } from 'node:fs/promises';

export type Mount = {
  /** Such as `ext4`, `nfs4` or `fuse.sshfs`. */
  kind: string;
  isRemote: boolean;
};

/** File systems of networks and other hosts, whose changes no watcher sees. */
const remote =
  /^(nfs\d?|cifs|smb\d?|smbfs|afs|ceph|9p|ncpfs|lustre|gpfs|virtiofs|vboxsf|prl_fs|davfs|fuse\.(?!fuseblk|ntfs|exfat|mergerfs|encfs|gocryptfs).+)$/;

/** Blanks and others are written as octal numbers. Source: proc_pid_mountinfo(5). */
const toPath = (text: string) =>
  text.replaceAll(/\\([0-7]{3})/g, (_, digits: string) =>
    String.fromCodePoint(parseInt(digits, 8)),
  );

/**
 * @param mountinfo as in `/proc/self/mountinfo`.
 * @param path absolute, without links, a character for each byte.
 */
export function findMount(mountinfo: string, path: string): Mount | null {
  let found: { point: string; kind: string } | null = null;
  for (const line of mountinfo.split('\n')) {
    const [before = '', after = ''] = line.split(' - ');
    const point = toPath(before.split(' ')[4] ?? '');
    const [kind = ''] = after.split(' ');
    if (point === '' || kind === '') continue;
    const isAbove = point === '/' || path === point || path.startsWith(`${point}/`);
    // The last of several on one point covers the others.
    if (isAbove && point.length >= (found?.point.length ?? 0)) found = { point, kind };
  }
  return found && { kind: found.kind, isRemote: remote.test(found.kind) };
}

/** Null where the system does not list its mounts. */
export async function readMount(path: Buffer): Promise<Mount | null> {
  const mountinfo = await readFile('/proc/self/mountinfo', 'latin1').catch(() => null);
  return mountinfo === null ? null : findMount(mountinfo, path.toString('latin1'));
}
