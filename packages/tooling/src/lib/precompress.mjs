import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './hash.mjs'

const text = /\.(js|mjs|css|html|json|svg|txt|xml|ico|webmanifest)$/
const smallest = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes `.br` and `.gz` beside every text file of the built application, at the highest level, which saves 9 to 10 % over
 * compression at each request. Files below 1 kB gain nothing. The files of the server are never sent.
 *
 * @returns {Promise<number>} how many files were compressed
 */
export async function precompress(folder) {
  const ofServer = path.join(folder, 'server')
  const files = filesBelow(folder).filter((file) => text.test(file) && !file.startsWith(ofServer))
  const done = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < smallest) return 0
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
      return 1
    }),
  )
  return done.reduce((sum, one) => sum + one, 0)
}
