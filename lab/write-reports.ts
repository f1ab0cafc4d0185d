import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareWithTruth } from './compare-truth.ts';
import { reportText } from './report-text.ts';
import { scanLabSite } from './scan-lab-site.ts';
import { sites } from './site-registry.ts';
import { startLab } from './start-lab.ts';

/** Sites scanned at a time: one per core of a small machine. */
const width = 2;

/**
 * Scans sites of the lab, writes each report as text for people who read it word by word, and says what differs from the truth file.
 * Arguments: a folder, then slugs; without slugs, every site that has a truth file.
 */
async function main([folder, ...slugs]: readonly string[]): Promise<void> {
  if (folder === undefined) throw new Error('usage: npm run lab:reports -- FOLDER [SLUG…]');
  const unknown = slugs.filter((slug) => !sites.some((site) => site.slug === slug));
  if (unknown.length > 0) throw new Error(`no such site: ${unknown.join(', ')}`);
  await mkdir(folder, { recursive: true });
  const queue = sites.filter(({ slug, truth }) => (slugs.length > 0 ? slugs.includes(slug) : truth !== null));
  const lab = await startLab();
  const scanNext = async (): Promise<void> => {
    const site = queue.shift();
    if (!site) return;
    const outcome = await scanLabSite(lab, site, { timeoutMs: 180_000 });
    await writeFile(join(folder, `${site.slug}.txt`), `${reportText(outcome.result.report)}\n`);
    const differences = site.truth === null ? [] : compareWithTruth(outcome, site.truth).differences;
    process.stdout.write(`${site.slug}: ${differences.length === 0 ? 'ok' : `\n  ${differences.join('\n  ')}`}\n`);
    return scanNext();
  };
  try {
    await Promise.all(Array.from({ length: width }, scanNext));
  } finally {
    await lab.close();
  }
}

await main(process.argv.slice(2));
