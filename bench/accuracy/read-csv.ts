import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Lines of a table of the material by column name. Values may stand in double quotes; empty lines and lines of `#` are left out. */
export function readMaterialTable<Column extends string>(file: string, columns: readonly Column[]): Record<Column, string>[] {
  const path = fileURLToPath(new URL(`./material/${file}`, import.meta.url));
  const [head, ...lines] = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(readLine);
  return lines.map((values, index) => {
    if (values.length !== head!.length) throw new Error(`${file}: entry ${index + 1} has ${values.length} values`);
    return Object.fromEntries(columns.map((column) => [column, values[head!.indexOf(column)] ?? ''])) as Record<Column, string>;
  });
}

function readLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
