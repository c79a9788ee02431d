// Imports the figures that it reads, and closes all months that are over.
import { text } from 'node:stream/consumers';
import { importFigures, sumUpArtists } from '../../../server/modules/figures/figures/index.ts';
import { closeMonths } from '../../../server/modules/money/statement/close-months.ts';
import { runCommand } from '../../../server/platform/run-command.ts';

const figures = await text(process.stdin);

await runCommand({
  read: () => async (db) => {
    if (figures !== '') await importFigures(db, figures);
    await closeMonths(db, new Date());
    await sumUpArtists(db, new Date());
  },
});
