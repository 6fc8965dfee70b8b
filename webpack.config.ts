import { readFileSync } from 'node:fs'
import path from 'node:path'
import { company, type PageName, pages, pagesOf } from '@atrium/contract/core'
import { cvViewerPath } from '@atrium/contract/hiring'
import { manifestPath, webManifest } from '@atrium/contract/webManifest'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import CopyPlugin from 'copy-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Compiler, type Configuration } from 'webpack'
import 'webpack-dev-server'

const root = import.meta.dirname

/** The fonts of the first view of an English page; the browser loads other scripts by unicode-range. */
const preloadedFonts = /(onest|geologica)-latin\.[\d.]+\.woff2/g

/** Inlined into the page, so that fonts load without a request for the style sheet. */
const fontFaces = readFileSync(path.join(root, 'public/fonts/fonts.css'), 'utf8')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ')
  .replaceAll("url('./", "url('/fonts/")
  .trim()

const fontPreloads = [...new Set(fontFaces.match(preloadedFonts))]
  .map((file) => `<link rel="preload" href="/fonts/${file}" as="font" type="font/woff2" crossorigin />`)
  .join('\n    ')

const routerFolder = path.join(root, 'node_modules/react-router/dist/production')

/** Smaller builds: the router's production build, no substitute for a hook of React, and no English for rules of series. */
const leaner = {
  'react-router$': path.join(routerFolder, 'index.mjs'),
  'react-router/dom$': path.join(routerFolder, 'dom-export.mjs'),
  'use-sync-external-store/shim$': path.join(root, 'node_modules/react'),
  // As `rrule` imports it.
  './nlp/index$': false as const,
}

/** The files of the start, each small enough to be compiled in a short task. */
const startFiles = Object.fromEntries(
  Object.entries({
    react: /node_modules\/(react|react-dom|scheduler)\//,
    theme: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\//,
    data: /node_modules\/(@reduxjs|immer|redux|redux-persist|react-redux|reselect|i18next|react-i18next)\//,
    router: /node_modules\/react-router\//,
  }).map(([name, test]) => [
    name,
    // Code of a library that only a later page needs loads with that page.
    { test, name, chunks: (chunk: { name?: string | null | undefined }) => chunk.name === 'start' },
  ]),
)

/** The chunks of a page: that of its name; in the staff area the area's and the screen's (`staffScreens.ts`). */
function chunksOf(page: PageName): string[] {
  if (!(pagesOf('staff') as PageName[]).includes(page)) return [page]
  const [, , segment = page] = pages[page].split('/')
  return ['staff', `${segment}-${page.charAt(0).toUpperCase()}${page.slice(1)}Screen-tsx`]
}

/** The chunks that pages with offline content load later. */
const offlineChunks = [
  'year',
  'schedule',
  'requestForm',
  'ownAnswer',
  'cancelRequest',
  'meetingForm',
  'dayPopup',
  'calendarFile',
  'overlays',
  'toasts',
  'sessionQuestion',
  'events',
  'palette',
  'colours',
]
const offlinePages: readonly PageName[] = ['today', 'calendar', 'chatSchedule', 'requests']

/**
 * Writes the files of each page besides `main`, for the server, which lets the browser load them at once; and under `offline`
 * the files of all pages with offline content, for the service worker.
 */
const pageFiles = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('pageFiles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'pageFiles', stage }, () => {
        const filesOf = (chunks: string[]) =>
          chunks.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? [])
        const addresses = (chunks: string[]) => [...new Set(filesOf(chunks))].map((file) => `/${file}`)
        const rows = Object.keys(pages).map((page) => [
          page,
          addresses(['start', ...chunksOf(page as PageName)]),
        ])
        const offline = addresses(['start', ...offlinePages.flatMap(chunksOf), ...offlineChunks])
        const main = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])].map((file) => `/${file}`)
        const text = JSON.stringify({ ...Object.fromEntries(rows), offline: [...main, ...offline] })
        compilation.emitAsset('pageFiles.json', new webpack.sources.RawSource(text))
      })
    })
  },
}

/** Writes the manifest of the samples, for development and for a site without our server. */
const manifest = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      const content = new webpack.sources.RawSource(JSON.stringify(webManifest('EN')))
      compilation.hooks.processAssets.tap('manifest', () =>
        compilation.emitAsset(manifestPath.slice(1), content),
      )
    })
  },
}

const typescript = (isProduction: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction },
        },
      },
    },
  },
})

const resolve = (isProduction: boolean) => ({
  extensions: ['.tsx', '.ts', '.js'],
  ...(isProduction && { alias: leaner }),
})

const cache = (name: string) => ({
  type: 'filesystem' as const,
  name,
  cacheDirectory: path.join(root, '.cache/webpack'),
  buildDependencies: { config: [import.meta.filename] },
})

/** The application for browsers; in production also the renderer for the server (docs/rendering.md). */
export default function config(_env: unknown, argv: { mode?: string }): Configuration[] {
  return argv.mode === 'production' ? [forBrowsers(true), forServer()] : [forBrowsers(false)]
}

function forServer(): Configuration {
  return {
    name: 'server',
    mode: 'production',
    target: 'node20',
    entry: { renderer: path.join(root, 'src/server.tsx') },
    output: {
      path: path.join(root, 'dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    devtool: false,
    resolve: resolve(true),
    module: { rules: [typescript(true)] },
    // One file, which the server loads once.
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
    performance: { hints: false },
    cache: cache('server'),
  }
}

function forBrowsers(isProduction: boolean): Configuration {
  return {
    name: 'browsers',
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: {
      main: path.join(root, 'src/main.tsx'),
      // The sandboxed page that shows a CV, and the worker that parses it for this page.
      cvViewer: path.join(root, 'src/cvViewer/cvViewer.ts'),
      cvReader: path.join(root, 'src/cvViewer/cvReader.ts'),
      // A service worker needs a stable address, so its name has no hash. Development has no worker.
      ...(isProduction && {
        worker: { import: path.join(root, 'src/worker/serviceWorker.ts'), filename: 'sw.js' },
      }),
    },
    output: {
      path: path.join(root, 'dist'),
      filename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      publicPath: '/',
      // The other configuration builds the renderer there.
      clean: { keep: /^server\// },
    },
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    resolve: resolve(isProduction),
    module: {
      rules: [
        // Emotion imports it for a component that the application does not use; the package does not declare that it has no side effects.
        { test: /hoist-non-react-statics/, sideEffects: false },
        typescript(isProduction),
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: path.join(root, 'public/index.html'),
        scriptLoading: 'defer',
        minify: false,
        chunks: ['main'],
        company,
        fontFaces,
        fontPreloads,
      }),
      new HtmlWebpackPlugin({
        // Not among the files of the website: only the server's route sends it, with the policy of the sandbox.
        filename: 'server/cvViewer.html',
        template: path.join(root, 'src/cvViewer/cvViewer.html'),
        inject: false,
        chunks: ['cvViewer', 'cvReader'],
      }),
      manifest,
      // PDF.js asks for it in Node only. Webpack would write the folder of the build there.
      new webpack.DefinePlugin({ 'import.meta.url': '""' }),
      ...(isProduction
        ? [
            pageFiles,
            // Nearly all of their functions run at the start: V8 compiles them off the page's thread while they load.
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /assets\/(main|theme|data|router|start)\./,
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
            }),
            new CopyPlugin({
              patterns: [
                {
                  from: path.join(root, 'public'),
                  globOptions: { ignore: ['**/index.html'] },
                  info: { minimized: true },
                },
              ],
            }),
          ]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: {
      splitChunks: { chunks: 'async', minSize: 20_000, cacheGroups: startFiles },
      minimizer: [
        new TerserPlugin({
          // It is a minified file of a package, and large.
          exclude: /cvReader/,
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: true } as object,
        }),
      ],
    },
    performance: { hints: false },
    cache: cache(isProduction ? 'browsers' : 'development'),
    devServer: {
      port: Number(process.env.PORT ?? 3000),
      host: process.env.HOST ?? '127.0.0.1',
      hot: true,
      historyApiFallback: {
        rewrites: [{ from: new RegExp(`^${cvViewerPath}$`), to: '/server/cvViewer.html' }],
      },
      static: { directory: path.join(root, 'public') },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: true } },
      proxy: [
        {
          context: [
            '/api',
            '/healthz',
            '/service_details',
            '/list',
            '/pictures',
            '/films',
            '/site/',
            '/holidays.ics',
            '/Schedule.json',
          ],
          target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}`,
        },
      ],
    },
  }
}
