import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../../src/shared/config/brand.ts';
import { darkPalette } from '../../../src/shared/theme/palette-dark.ts';
import { lightPalette } from '../../../src/shared/theme/palette-light.ts';
import type { ReportData } from './report-data.ts';

type Parts = {
  /** File name of the typeface beside the page. */
  typeface: string;
  script: string;
};

type Colours = { [name: string]: string | Colours };

/** The product's colours as custom properties: `--surface-ground` and so on. */
function propertiesOf(colours: Colours, path = '-'): string {
  return Object.entries(colours)
    .map(([name, value]) =>
      typeof value === 'string'
        ? `${path}-${name}: ${value};`
        : propertiesOf(value, `${path}-${name}`),
    )
    .join('');
}

/** Inside a script, data must not end it. */
const asScriptData = (data: ReportData) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** The whole page of the report. */
export function reportPage(data: ReportData, { typeface, script }: Parts): string {
  const style = readFileSync(join(import.meta.dirname, 'viewer', 'viewer.css'), 'utf8');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${data.entries.length} differences · ${brand}</title>
<style>
@font-face { font-family: 'Bricolage Grotesque'; src: url('${typeface}') format('woff2'); font-weight: 200 800; }
:root { ${propertiesOf(darkPalette)} }
@media (prefers-color-scheme: light) { :root { ${propertiesOf(lightPalette)} } }
${style}
</style>
</head>
<body>
<script type="application/json" id="report-data">${asScriptData(data)}</script>
<script>${script.replaceAll('</script', String.raw`<\/script`)}</script>
</body>
</html>
`;
}
