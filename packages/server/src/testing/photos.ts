import { crc32, deflateSync } from 'node:zlib'
import type { FormFile } from './forms.ts'

const chunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG of one grey pixel; another shade is another picture. */
export function png(shade = 0): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const dot = deflateSync(Buffer.from([0, shade]))
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', dot), chunk('IEND', Buffer.alloc(0))])
}

/** The first bytes of files, enough to detect their type. */
export const jpeg = (): Buffer => Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
export const webp = (): Buffer =>
  Buffer.concat([Buffer.from('RIFF'), Buffer.from([26, 0, 0, 0]), Buffer.from('WEBPVP8L'), Buffer.alloc(18)])
export const gif = (): Buffer =>
  Buffer.from('47494638396101000100800000ffffff00000021f90401000000002c00000000010001000002024401003b', 'hex')

export const photoFile = (name = 'me.png', content = png()): FormFile => ({ name, content })
