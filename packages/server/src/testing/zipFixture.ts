import { crc32 } from 'node:zlib'

/** A file of an archive that is compressed already. */
interface Deflated {
  deflated: Buffer
  /** Bytes when unpacked. */
  size: number
}

export type ZipEntry = string | Deflated

/** An archive in the given order; texts are not compressed. */
export function zip(entries: Record<string, ZipEntry>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, entry] of Object.entries(entries)) {
    const isText = typeof entry === 'string'
    const content = isText ? Buffer.from(entry) : entry.deflated
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isText ? 0 : 8, 4)
    common.writeUInt32LE(isText ? crc32(content) : 0, 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(isText ? content.length : entry.size, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([signature(0x04034b50), common, Buffer.from(name), content])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([signature(0x02014b50), version(), common, rest, Buffer.from(name)]))
    bodies.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, list, signature(0x06054b50), end])
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}

const version = () => Buffer.from([20, 0])
