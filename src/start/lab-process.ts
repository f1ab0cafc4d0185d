import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { LabReport } from './lab.ts';

/** Example sites in the order they are offered: much to find first, then the careful ones, then obstacles. */
const offered = ['schnaeppchen-palast', 'kanzlei-osterholt', 'teekontor-hansen', 'hotel-seeblick', 'heide-kurier', 'tischlerei-brandtner'];

/**
 * Starts the lab and leaves a network file in the folder given as argument that leads to its sites, and every other name to the
 * Internet as usual. Runs until it is told to end.
 */
const folder = process.argv[2]!;
const { startLab } = await import('#lab/start-lab.ts');
const lab = await startLab();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void lab.close().finally(() => process.exit(0)));

const network = JSON.parse(await readFile(lab.networkFile, 'utf8')) as { certificateAuthority: string };
const authority = join(dirname(lab.networkFile), network.certificateAuthority);
await copyFile(authority, join(folder, basename(network.certificateAuthority)));
const networkFile = join(folder, 'network.json');
await writeFile(networkFile, JSON.stringify({ ...network, others: 'internet' }));

const sites = offered.flatMap((slug) => lab.sites.filter((site) => site.slug === slug));
const ready: LabReport = { networkFile, examples: sites.map(({ url, about }) => ({ url, ...about })) };
process.send!(ready);
