import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const web = join(root, 'src/web');

/**
 * Ships the result of `*.at-build.ts` instead of its source. Such a file may import the contract with its schema library;
 * the page gets the plain values.
 */
function evaluatedAtBuild(): Plugin {
  return {
    name: 'evaluated-at-build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.at-build.ts')) return null;
      const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/**
 * The theme's CSS variables as a style sheet. Mantine would write them into the page as a style element, which the
 * content security policy forbids.
 */
function themeStyleSheet(): Plugin {
  const name = 'virtual:mantine-theme.css';
  return {
    name: 'theme-style-sheet',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const { theme } = (await import(pathToFileURL(join(web, 'app/theme.ts')).href)) as typeof import('./src/web/app/theme.ts');
      const own = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
      const standard = defaultCssVariablesResolver(DEFAULT_THEME);
      const changed = (part: 'variables' | 'light' | 'dark') => {
        const before = new Map(Object.entries(standard[part]));
        return Object.fromEntries(Object.entries(own[part]).filter(([variable, value]) => before.get(variable) !== value));
      };
      return convertCssVariables({ variables: changed('variables'), light: changed('light'), dark: changed('dark') }, ':root');
    },
  };
}

/** Asks for the fonts together with the scripts, so that no text is drawn twice. */
function preloadedFonts(pattern: RegExp): Plugin {
  return {
    name: 'preloaded-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => pattern.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/app/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Writes compressed twins beside text files; the server sends them as they are. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    async writeBundle({ dir }) {
      const files = await readdir(dir!, { recursive: true, withFileTypes: true });
      for (const file of files) {
        if (!file.isFile() || !/\.(js|css|svg)$/.test(file.name)) continue;
        const path = join(file.parentPath, file.name);
        const source = await readFile(path);
        await writeFile(`${path}.gz`, gzipSync(source, { level: 9 }));
        await writeFile(`${path}.br`, brotliCompressSync(source));
      }
    },
  };
}

/**
 * Sends licences and notices of the shipped packages along: of every package that scripts come from, and of those in `others`,
 * whose files are not scripts or are in a worker.
 */
function licences(others: readonly string[]): Plugin {
  return {
    name: 'licences',
    async generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const scripts = modules.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]).filter((name) => name !== undefined);
      for (const name of new Set([...others, ...scripts])) {
        const folder = join(root, 'node_modules', name);
        const files = (await readdir(folder, { withFileTypes: true })).filter((file) => /^(licen[cs]e|notice)/i.test(file.name));
        // ECharts has the licences of what it contains in a folder.
        const inside = await Promise.all(files.map((file) => (file.isDirectory() ? readdir(join(folder, file.name)) : [''])));
        const paths = files.flatMap((file, place) => inside[place]!.map((part) => join(folder, file.name, part)));
        const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
        if (texts.length === 0) this.error(`no licence in ${name}`);
        const fileName = `licences/${name.replace(/^@/, '').replace('/', '-')}.txt`;
        this.emitFile({ type: 'asset', fileName, source: texts.join('\n\n') });
      }
    },
  };
}

export default defineConfig({
  root: web,
  base: '/app/',
  publicDir: join(web, 'public'),
  plugins: [
    evaluatedAtBuild(),
    themeStyleSheet(),
    react(),
    preloadedFonts(/(instrument-sans-latin-wght|ibm-plex-mono-latin-400).*\.woff2$/),
    licences(['@fontsource-variable/instrument-sans', '@fontsource/ibm-plex-mono', 'altcha-lib']),
    precompressed(),
  ],
  build: {
    outDir: join(root, 'dist/web'),
    emptyOutDir: true,
    // The content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    target: 'es2022',
    manifest: true,
    // All browsers that run this code preload modules by themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Left alone, everything that two pages share becomes a file of its own, and many small ones compress worse.
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 2 },
            // What home page and dashboard begin with.
            {
              name: 'form',
              test: /components\/(scan-settings\/(scan-fields|use-scan-form)|trace\/trace|text-button\/text-button)\.tsx?$|icons\/(IconX|IconPointerOff)\.mjs$/,
              priority: 1,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
});
