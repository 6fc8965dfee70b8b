import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Configuration, type Stats } from 'webpack'
import { inSource, output, root } from './places.ts'

const swc = {
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
}

/** Builds each page as the application is built, with the styles of the other calendars beside the code. */
const common: Configuration = {
  mode: 'production',
  target: ['web', 'es2022'],
  context: root,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      // As in the application: React has this hook itself.
      'use-sync-external-store/shim$': path.join(root, 'node_modules/react'),
      // The application is no dependency of a package: npm makes no link to it for the page that uses its store.
      '@atrium/application': root,
    },
  },
  module: {
    rules: [
      { test: /hoist-non-react-statics/, sideEffects: false },
      { test: /\.tsx?$/, exclude: /node_modules/, use: swc },
    ],
  },
  experiments: { css: true },
  performance: { hints: false },
  devtool: false,
}

/** Runs webpack; throws its errors. */
export function pack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const name = Object.keys(config.entry ?? {}).join('-')
    const cache = {
      type: 'filesystem' as const,
      name,
      cacheDirectory: path.join(root, '.cache/webpack-bench'),
    }
    webpack({ ...common, cache, ...config }, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack said nothing'))
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')))
      resolve(stats)
    })
  })
}

const pageOf = (name: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>` +
  `<link rel="stylesheet" href="${name}.css"><div id="host"></div><script src="${name}.js"></script></html>\n`

/** Builds a page for each calendar. @returns the path of each page by name */
export async function buildPages(entries: Record<string, string>): Promise<Record<string, string>> {
  mkdirSync(output, { recursive: true })
  const entry = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, inSource(file)]))
  await pack({ entry, output: { path: output, filename: '[name].js', cssFilename: '[name].css' } })
  const names = Object.keys(entries)
  for (const name of names) writeFileSync(path.join(output, `${name}.html`), pageOf(name))
  return Object.fromEntries(names.map((name) => [name, path.join(output, `${name}.html`)]))
}
