import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from './project-files.ts';

const words = [
  '<Dialog closeLabel="Cerrar" />',
  '<ul aria-label={`${a} de la ${b}`} />',
  "showToast({ tone: 'success', text: 'Saved' })",
  'form.setError("root", { message: `Wrong input: ${x}` })',
  "throw problem('invalid', { error: 'Bad input' })",
  "const title = isSent ? 'Sent' : ''",
  "document.title = 'Home'",
  "const late = 'try again later'",
  'const page = `<h1 class="a b">Songs of ${name}</h1>`',
  "const size = '¿3 h?'",
  "const button = 'Añadir'",
];
const none = [
  "t(isOn ? 'on' : 'off', { name })",
  "form.setError('root', { message: 'error.nameRequired' })",
  "throw new Error('a thing for the log')",
  "app.log.info('the server is ready')",
  'const rows = sql`select a from b where c`',
  "type Genre = 'Hip Hop'",
  "import x from 'some words'",
  'const icon = \'<circle cx="12" cy="5"/>\'',
  "headers.set('connection', 'connection: close')",
  'const frame = `translate(${x} ${y})`',
  "const tags = ['Track', 'Album']",
];

it('finds texts that belong in the catalogues, in any syntax', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonada-words-'));
  const file = join(folder, 'code.tsx');
  writeFileSync(file, [...words, ...none].map((code) => `${code};`).join('\n'));
  const args = ['--config', 'scripts/words.oxlintrc.jsonc', '--format', 'unix', file];
  const oxlint = join('node_modules', '.bin', 'oxlint');
  const { stdout } = spawnSync(oxlint, args, { cwd: projectFolder, encoding: 'utf8', shell: true });
  rmSync(folder, { recursive: true });
  const lines = new Set([...stdout.matchAll(/code\.tsx:(\d+):/g)].map(([, line]) => line));
  const found = [...words, ...none].filter((_, index) => lines.has(`${index + 1}`));
  expect(found).toEqual(words);
});

it('accepts texts from the catalogues', () => {
  const page = readFileSync(join(projectFolder, 'index.html'), 'utf8');
  const read = page.replaceAll(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|%VITE_\w+%/g, '');
  expect(read.replaceAll(/<[^>]*>/g, '').trim()).toBe('');
  expect(read).not.toMatch(/\b(?:alt|title|aria-label|aria-description)="[^"]/);
  expect(read).toMatch(/name="description" content=""/);
});
