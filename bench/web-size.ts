import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What a browser loads for the visitor's home page and for the dashboard, from the manifest of `vite build`.
 * Usage: node bench/web-size.ts. Prints a table, then one line of JSON (bytes); ends with 1 when a budget is exceeded.
 */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const budgets = { js: 130_000, css: 50_000, dashboardAboveShell: 60_000, reportAboveShell: 120_000 };
const gzipLevel = 6;
const folder = join(import.meta.dirname, '../dist/web');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** What every page asks for: the entry and its texts. German and English weigh the same. */
const shell = ['index.html', 'texts/de/app.ts'];
/** What the home page asks for by itself, besides the shell: the page and its texts. */
const atOnce = [...shell, 'app/pages/home-page.tsx', 'texts/de/home.ts', 'texts/de/scan-form.ts', 'texts/de/trace.ts'];
/** The same of the dashboard, with what a list shows. */
const dashboard = ['app/pages/dashboard-page.tsx', 'texts/de/dashboard.ts', 'texts/de/report.ts', 'texts/de/scan-form.ts'];
/** What it asks for when the form gets the focus, when the settings are opened, when a scan has been started. */
const later = {
  'form used': ['features/home/submit-scan.ts'],
  'settings opened': ['components/scan-settings/scan-settings.tsx'],
  'scan started': ['features/scan-progress/scan-progress.tsx', 'texts/de/progress.ts'],
  'report shown': ['features/report/visitor-report-view.tsx', 'texts/de/report.ts'],
};

/** Files of these chunks and of all they import, without those already there. */
function filesOf(names: readonly string[], without: ReadonlySet<string> = new Set()): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (!without.has(file)) files.add(file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return files;
}

function sizesOf(files: Iterable<string>) {
  const sizes = { js: 0, css: 0, files: 0 };
  for (const file of files) {
    const bytes = gzipSync(readFileSync(join(folder, file)), { level: gzipLevel }).length;
    if (file.endsWith('.css')) sizes.css += bytes;
    else if (file.endsWith('.js')) sizes.js += bytes;
    sizes.files += 1;
  }
  return sizes;
}

const home = filesOf(atOnce).add('first-paint.js');
const rows: Record<string, ReturnType<typeof sizesOf>> = { 'home page': sizesOf(home) };
for (const [when, names] of Object.entries(later)) rows[`+ ${when}`] = sizesOf(filesOf(names, home));

const shellFiles = filesOf(shell).add('first-paint.js');
rows['dashboard above shell'] = sizesOf(filesOf(dashboard, shellFiles));
const dashboardFiles = new Set([...shellFiles, ...filesOf(dashboard, shellFiles)]);
const used = ['features/dashboard/submit-order.ts', 'components/scan-settings/scan-settings.tsx', 'features/dashboard/order-choices.tsx'];
rows['+ its form used'] = sizesOf(filesOf(used, dashboardFiles));
rows["customer's report above shell"] = sizesOf(
  filesOf(
    ['app/pages/report-page.tsx', ...['report', 'dashboard', 'trace', 'report-work', 'export-menu'].map((texts) => `texts/de/${texts}.ts`)],
    shellFiles,
  ),
);

console.table(
  Object.fromEntries(
    [...home].map((file) => [file, { 'gzip bytes': gzipSync(readFileSync(join(folder, file)), { level: gzipLevel }).length }]),
  ),
);
console.table({ ...rows, budget: { js: budgets.js, css: budgets.css, files: '' } });
const total = rows['home page']!;
const above = rows['dashboard above shell']!;
const report = rows["customer's report above shell"]!;
const isWithin =
  total.js <= budgets.js &&
  total.css <= budgets.css &&
  above.js + above.css <= budgets.dashboardAboveShell &&
  report.js + report.css <= budgets.reportAboveShell;
console.log(JSON.stringify({ gzipBytes: rows, budgets, isWithin }));
process.exitCode = isWithin ? 0 : 1;
