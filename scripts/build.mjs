// `npm run build`: the client, unconditionally, for those who do not go through `npm start`.
import { build, ensureInstalled } from './prepare.mjs';

ensureInstalled({ withTools: false });
await build({ isStrict: true });
