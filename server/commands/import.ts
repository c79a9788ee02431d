import { openAssets } from '../platform/assets/assets.ts';
import { CommandError, exitCodes } from '../platform/command-error.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { hasSqlState, sqlStates } from '../platform/database/sql-state.ts';
import { openDisk } from '../platform/disk.ts';
import {
  importFolder as bringFolder,
  type ImportReport,
  UnfitFolder,
} from '../modules/catalogue/music-file/index.ts';
import type { Refusal } from '../media/music/scanned-sound.ts';
import type { Command, Context } from './command.ts';

const reasons: Readonly<Record<Refusal, string>> = {
  unreadable: 'it could not be opened or read',
  noFile: 'it is a link, a pipe or a device',
  tooLarge: 'it is larger than 512 MiB',
  tooLong: 'reading it took too long',
  damaged: 'it is damaged or empty, or no music',
  protected: 'it is copy-protected',
  codec: 'browsers do not play its coding',
};

/** Of a listing on a terminal; `--json` has all. */
const listedMost = 50;

const unfit = {
  absent: 'is not there, or cannot be read',
  file: 'is a file and no folder',
  unreadable: 'cannot be read',
  vanished: 'went away while it was read; what was read so far is there',
  overlaps: 'lies within another imported folder, or around one',
} as const;

export const importMusic: Command = {
  takes: 'FOLDER',
  does: 'brings the music of FOLDER to everybody, and again what changed there; stop the embedded database first',
  options: {
    'accept-missing': {
      type: 'boolean',
      does: 'takes it as true that many files are gone at once',
    },
  },
  async run(context) {
    const [folder = ''] = context.values;
    const report = await bring(context, folder);
    const isHeld = report.missing > 0;
    return {
      lines: describeReport(folder, report),
      json: { folder, ...report },
      exitCode: isHeld ? exitCodes.refused : 0,
    };
  },
};

async function bring(context: Context, folder: string) {
  const { config, option, progress, signal } = context;
  const clock = () => new Date();
  const { db, close } = await openDatabase(config, { migrates: false });
  const bar = progress('import');
  try {
    const assets = openAssets(config, { db, clock, disk: openDisk(config) });
    const acceptsMissing = option('accept-missing') === true;
    const options = { db, assets, clock, acceptsMissing, onProgress: bar.report, signal };
    return await bringFolder(folder, options);
  } catch (error) {
    if (error instanceof UnfitFolder) {
      throw new CommandError(`${folder} ${unfit[error.reason]}.`, 'refused', error);
    }
    if (hasSqlState(error, sqlStates.uniqueViolation)) {
      const reason = 'Another import works on this folder. Run this again once it has ended.';
      throw new CommandError(reason, 'refused', error);
    }
    throw error;
  } finally {
    bar.end();
    await close();
  }
}

function describeReport(folder: string, report: ImportReport): string[] {
  const { found, unchanged, outcomes, gone, missing, refused, unread, suspected } = report;
  const counts = [
    `${unchanged} unchanged`,
    `${outcomes.new} new`,
    `${outcomes.moved} moved`,
    `${outcomes.retagged} with other tags`,
    `${outcomes.replaced} replaced`,
    `${outcomes.copy} copies`,
    `${gone} gone`,
    `${refused.length} not taken`,
  ];
  return [
    `${folder}: ${found} files of music: ${counts.join(', ')}.`,
    ...refused
      .slice(0, listedMost)
      .map(({ path, reason }) => `Not taken: ${path}: ${reasons[reason]}.`),
    ...(refused.length > listedMost
      ? [`And ${refused.length - listedMost} more; --json lists all.`]
      : []),
    ...unread.map((path) => `Not read, so nothing is taken as gone: ${path}.`),
    ...(suspected > 0
      ? [
          `${suspected} folders of albums have names that seem to be unreadable; an admin repairs them in Música.`,
        ]
      : []),
    ...(missing > 0
      ? [
          `${missing} files are missing. Is the disk there? They stay as they are; --accept-missing takes them as gone.`,
        ]
      : []),
  ];
}
