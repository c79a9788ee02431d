// Before what developers use: `npm start` installs no more than it needs itself.
import { ensureInstalled } from './prepare.mjs';

ensureInstalled({ withTools: true });
