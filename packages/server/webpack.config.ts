import path from 'node:path'
import CopyPlugin from 'copy-webpack-plugin'
import webpack, { type Configuration } from 'webpack'

const here = import.meta.dirname
const root = path.resolve(here, '../..')

/** They read files beside their code (WebAssembly, a native library), so they are copied as they are. */
const beside = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp']

/** With what they import. */
const copied = [...beside, '@img/colour', '@img/sharp', 'detect-libc']

/** Parts of these packages that no server reads. */
const unread = [
  '**/*.{map,ts,cts,mts,md}',
  '**/{pglite,sharp}/dist/**/*.cjs',
  '**/*.tar.gz',
  '**/browser.js',
  '**/sharp/src/**',
]

/**
 * The server for production: `dist/server` runs with Node alone and needs no `node_modules` of the repository
 * (decision 46). It is not minified, so that the log shows readable stacks.
 */
export default {
  name: 'compiled server',
  mode: 'production',
  target: 'node20',
  entry: {
    main: path.join(here, 'src/main.ts'),
    admin: path.join(here, 'src/admin.ts'),
    unpackProgram: path.join(here, 'src/backup/unpackProgram.ts'),
    readCvProgram: path.join(here, 'src/modules/hiring/cvText/readCvProgram.ts'),
  },
  output: {
    path: path.join(root, 'dist/server'),
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    // The other configuration builds the renderer there.
    clean: { keep: 'renderer.cjs' },
  },
  experiments: { outputModule: true },
  externalsType: 'module',
  externals: beside,
  devtool: false,
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    // Node knows them, and the bundle reads its own folder by them.
    parser: { javascript: { importMeta: false, createRequire: false } },
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
      },
    ],
  },
  plugins: [
    // An optional part of `pg`, which is not installed.
    new webpack.IgnorePlugin({ resourceRegExp: /^pg-native$/ }),
    new CopyPlugin({
      patterns: [
        ...['migrations', 'locales'].map((folder) => ({ from: path.join(here, folder), to: folder })),
        ...copied.map((name) => ({
          from: `${path.join(root, 'node_modules', name)}*/**`,
          to: 'node_modules',
          context: path.join(root, 'node_modules'),
          globOptions: { ignore: unread },
          info: { minimized: true },
        })),
      ],
    }),
  ],
  optimization: {
    minimize: false,
    splitChunks: { chunks: ({ name }) => !name?.startsWith('readCv'), name: 'shared' },
  },
  performance: { hints: false },
  cache: {
    type: 'filesystem',
    name: 'compiled-server',
    cacheDirectory: path.join(root, '.cache/webpack'),
    buildDependencies: { config: [import.meta.filename] },
  },
} satisfies Configuration
