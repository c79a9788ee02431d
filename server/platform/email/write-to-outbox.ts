import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../ids.ts';
import { addHeaders, type SendEmail } from './message.ts';

const storedMost = 100;

export function writeToOutbox(
  { folder, mailFrom }: { folder: string; mailFrom: string },
  onWritten: (path: string) => void,
): SendEmail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (sent) => {
    const { message } = await transport.sendMail({ from: mailFrom, ...addHeaders(sent) });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${newId()}.eml`);
    await writeFile(path, message, { mode: 0o600 });
    onWritten(path);
    await dropOldest(folder);
  };
}

async function dropOldest(folder: string) {
  const emails = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  for (const name of emails.slice(0, -storedMost)) await rm(join(folder, name), { force: true });
}
