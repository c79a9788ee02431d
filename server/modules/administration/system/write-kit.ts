import { brand } from '../../../../src/shared/config/brand.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { openShared } from '../../../platform/assets/open-store.ts';
import type { Db } from '../../../platform/database/db.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { fill, say, type Sentence, sentences } from '../../../platform/sentences.ts';
import { serviceVersion } from '../../../platform/service-version.ts';
import { findKeyFile } from '../../../platform/vault/open-vault.ts';
import { isOn } from '../../accounts/service-setting/index.ts';
import { readPushKeys } from '../../promotion/push/index.ts';
import { findLastBackup } from './backup-run.repository.ts';

const words = sentences.emergencyKit;

/** A line is a sentence, or what stands for itself. */
type Line = Sentence | string;

type Context = Pick<Dependencies, 'config' | 'clock' | 'vault' | 'mediaSecret'>;

/** As the operator types them. */
const typed = {
  script: 'tonada',
  dataSetting: 'TONADA_DATA_DIR',
  demoSetting: 'TONADA_DEMO',
};

const steps = [words.step1, words.step2, words.step3, words.step4, words.step5];

/** The text holds keys: it goes to the caller alone. Source: docs/operations/backup.md. */
export async function writeKit(db: Db, context: Context, language: string): Promise<string> {
  const { config, clock } = context;
  const parts: Line[][] = [
    [fill(words.title, { brand })],
    [words.what],
    [
      fill(words.service, { brand }),
      fill(words.address, { address: publicOrigin(config) }),
      fill(words.version, { version: serviceVersion }),
      fill(words.date, { moment: toMoment(clock()) }),
    ],
    ...(await listKeys(db, context)),
    [words.backupsTitle, ...(await listBackups(db, config))],
    [words.restoreTitle, ...steps.map((step) => fill(step, { ...typed, version: serviceVersion }))],
  ];
  const toText = (line: Line) => (typeof line === 'string' ? line : say(line, language).text);
  return `${parts.map((lines) => lines.map(toText).join('\n')).join('\n\n')}\n`;
}

async function listKeys(db: Db, { config, vault, mediaSecret }: Context): Promise<Line[][]> {
  const isMediaFile = config.mediaSecret === undefined;
  const pushKeys = [...(await readPushKeys(db, vault))];
  return [
    [words.keysTitle],
    [words.accountKey, findKeyFile(config) ?? inSetting('TONADA_ACCOUNT_KEY')],
    [words.mediaSecret, isMediaFile ? mediaSecret : inSetting('TONADA_MEDIA_SECRET')],
    ...(pushKeys.length === 0
      ? []
      : [[words.pushKeys, ...pushKeys.map(([id, key]) => fill(words.pushKey, { id, ...key }))]]),
  ];
}

const inSetting = (setting: string) => fill(words.inSetting, { setting });

async function listBackups(db: Db, config: Context['config']): Promise<Line[]> {
  const { last } = await findLastBackup(db);
  const shared = openShared(config)?.place;
  return [
    config.backupDir === null
      ? fill(words.noFolder, { setting: 'TONADA_BACKUP_DIR' })
      : fill(words.folder, { folder: config.backupDir }),
    ...((await isOn(db, 'nightlyBackup')) ? [] : [words.switchedOff]),
    last === null
      ? words.noLast
      : fill(words.last, { place: last.place, moment: toMoment(last.endedAt) }),
    config.backupPassphrase === undefined
      ? words.open
      : fill(words.encrypted, { setting: 'TONADA_BACKUP_PASSPHRASE' }),
    ...(shared === undefined
      ? []
      : [fill(words.shared, { place: shared, setting: 'TONADA_BACKUP_FILES' })]),
  ];
}

/** `2026-11-20 03:00` in UTC. */
const toMoment = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');
