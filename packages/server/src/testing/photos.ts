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

/** A PNG of grey pixels, usually of one; another shade is another picture. */
export function png(shade = 0, side = 1): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 8
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const line = Buffer.alloc(side + 1, shade)
  line[0] = 0
  const dot = deflateSync(Buffer.concat(Array<Buffer>(side).fill(line)))
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', dot), chunk('IEND', Buffer.alloc(0))])
}

/** One grey pixel. */
export const jpeg = (): Buffer =>
  Buffer.from(
    '/9j/2wBDAP////////////////////////////////////////////////////////////////////////////////' +
      '//////2wBDAf//////////////////////////////////////////////////////////////////////////////' +
      '////////wgARCAABAAEDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAA' +
      'D/2gAMAwEAAhADEAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/AH//xAAUEQEAAAAAAAAAAAAAAAAA' +
      'AAAA/9oACAECAQE/AH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/AH//2Q==',
    'base64',
  )
export const webp = (): Buffer =>
  Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAdQxCIWsf+BiOh/AAA=', 'base64')
export const gif = (): Buffer =>
  Buffer.from('47494638396101000100800000ffffff00000021f90401000000002c00000000010001000002024401003b', 'hex')

export const photoFile = (name = 'me.png', content = png()): FormFile => ({ name, content })

/** The beginning of an MP4, and the kind of its picture. */
export const mp4 = (picture = 'avc1', brand = 'isom'): Buffer =>
  Buffer.from(
    `\0\0\0\x18ftyp${brand}\0\0\x02\0${brand}avc1\0\0\0\x18stsd\0\0\0\0\0\0\0\x01\0\0\0\x08${picture}`,
    'latin1',
  )
