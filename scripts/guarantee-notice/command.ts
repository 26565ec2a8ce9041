/**
 * `npm run guarantee-notice -- <folder>`: adds the Commission's files of the notice of the legal guarantee to `public`, unchanged.
 * Exit code 0: every language has its file; 1: some lack it, or a file there is not the published one; 2: wrong usage.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { noticeAddress } from '../../src/domain/guarantee/notice-files.ts';
import { runCommand } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { matchNotices, missingNotices } from './files.ts';

const program = new Command('npm run guarantee-notice --')
  .description('The notice of the legal guarantee, in the languages of the European Union.')
  .argument('[folder]', 'the unpacked SVG.zip of the Commission; absent: only checks what is there')
  .option('--dry-run', 'print what would be added, and add nothing')
  .exitOverride()
  .action((folder: string | undefined, { dryRun }: { dryRun?: boolean }) => {
    for (const [language, bytes] of folder ? matchNotices(filesIn(folder)) : []) {
      const path = join('public', noticeAddress(language));
      console.log(`${dryRun ? 'would add' : 'added'} ${path}`);
      if (dryRun) continue;
      mkdirSync('public/legal-guarantee', { recursive: true });
      writeFileSync(path, bytes);
    }
    const missing = missingNotices('public');
    for (const { language, reason } of missing) console.error(`${language}: ${reason}`);
    if (missing.length > 0) process.exitCode = 1;
  });

function filesIn(folder: string): Uint8Array[] {
  if (!existsSync(folder)) throw new WrongUsage(`there is no folder ${folder}`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.svg') && statSync(path).isFile())
    .map((path) => readFileSync(path));
}

const code = await runCommand(program, process.argv.slice(2), console);
if (code !== 0) process.exitCode = code;
