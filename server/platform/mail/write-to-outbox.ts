import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../ids.ts';
import type { SendMail } from './mail.ts';

const storedMost = 100;

export function writeToOutbox(
  { folder, mailFrom }: { folder: string; mailFrom: string },
  onWritten: (path: string) => void,
): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail({ from: mailFrom, ...mail });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${newId()}.eml`);
    await writeFile(path, message, { mode: 0o600 });
    onWritten(path);
    await dropOldest(folder);
  };
}

async function dropOldest(folder: string) {
  const mails = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  for (const name of mails.slice(0, -storedMost)) await rm(join(folder, name), { force: true });
}
