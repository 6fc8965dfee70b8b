import { constants, deflateRawSync } from 'node:zlib'

const megabyte = 1024 * 1024

/** A text repeated for the given megabytes, compressed to less than a hundredth: a "zip bomb". */
export function bomb(megabytes: number, text: string, before = '', after = '') {
  const part = (content: string) => deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH })
  const repeated = text.repeat(Math.floor(megabyte / text.length))
  const deflated = [part(before), ...Array<Buffer>(megabytes).fill(part(repeated)), deflateRawSync(after)]
  return {
    deflated: Buffer.concat(deflated),
    /** Bytes when unpacked, of Latin letters. */
    size: megabytes * repeated.length + before.length + after.length,
  }
}
