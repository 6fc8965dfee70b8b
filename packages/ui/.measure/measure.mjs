import webpack from 'webpack'
import Terser from 'terser-webpack-plugin'
import path from 'node:path'
import fs from 'node:fs'
import zlib from 'node:zlib'
const here = import.meta.dirname
for (const entry of process.argv.slice(2)) {
  await new Promise((done) => webpack({
    mode: 'production', target: ['web', 'es2022'], entry: path.join(here, entry + '.tsx'), output: { path: '/tmp/measure/' + entry, filename: 'main.js', chunkFilename: '[id].js', clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, exclude: /node_modules/, use: { loader: 'swc-loader', options: { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } } } }] },
    optimization: { minimizer: [new Terser({ minify: Terser.swcMinify, extractComments: false, terserOptions: { compress: { passes: 3 } } })] },
    performance: false,
  }, (err, stats) => {
    if (err || stats.hasErrors()) console.log(err ?? stats.toString('errors-only'))
    for (const f of fs.readdirSync('/tmp/measure/' + entry).filter((f) => f.endsWith('.js'))) { const b = fs.readFileSync(`/tmp/measure/${entry}/${f}`); console.log(entry, f, b.length, 'gz', zlib.gzipSync(b, { level: 9 }).length, 'br', zlib.brotliCompressSync(b).length) }
    const mods = stats.toJson({ all: false, modules: true, nestedModules: true, modulesSpace: 9999, nestedModulesSpace: 9999 }).modules.flatMap((m) => m.modules ?? [m])
    const by = {}
    for (const m of mods) { const n = m.name ?? ''; const k = (n.match(/node_modules\/((@[^/]+\/)?[^/]+)/)?.[1]) ?? (n.includes('/src/') ? 'ui src' : 'other'); by[k] = (by[k] ?? 0) + m.size }
    console.log(Object.entries(by).sort((a, b) => b[1] - a[1]).slice(0, 14).map(([k, v]) => `${k} ${v}`).join(' · '))
    done()
  }))
}
