import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'

/** The hook of Node for the text of a module. */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context)
  const { code } = await transform(await readFile(new URL(url), 'utf8'), { loader: 'ts' })
  return { format: 'module', source: code, shortCircuit: true }
}
