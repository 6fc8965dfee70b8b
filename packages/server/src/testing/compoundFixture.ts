const sectorSize = 512
const free = 0xffffffff
const endOfChain = 0xfffffffe
const tableMark = 0xfffffffd
/** Smaller streams would be in a container within the container. */
const smallest = 4096

/** An OLE compound file ([MS-CFB], version 3) with one stream. */
export function compoundFile(name: string, content: Buffer): Buffer {
  const stream = Buffer.alloc(Math.max(smallest, Math.ceil(content.length / sectorSize) * sectorSize))
  content.copy(stream)
  const sectors = stream.length / sectorSize
  // Sector 0 is the allocation table, 1 the directory, the stream follows.
  const table = Buffer.alloc(sectorSize, 0xff)
  table.writeUInt32LE(tableMark, 0)
  table.writeUInt32LE(endOfChain, 4)
  for (let sector = 2; sector < 2 + sectors; sector += 1) {
    table.writeUInt32LE(sector === 1 + sectors ? endOfChain : sector + 1, sector * 4)
  }
  const directory = Buffer.concat([
    entry('Root Entry', { type: 5, child: 1, start: endOfChain, size: 0 }),
    entry(name, { type: 2, child: free, start: 2, size: stream.length }),
    entry('', { type: 0, child: free, start: 0, size: 0 }),
    entry('', { type: 0, child: free, start: 0, size: 0 }),
  ])
  return Buffer.concat([header(), table, directory, stream])
}

function header(): Buffer {
  const bytes = Buffer.alloc(sectorSize, 0xff)
  bytes.fill(0, 0, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(0x3e, 24)
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.writeUInt32LE(1, 44)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(smallest, 56)
  bytes.writeUInt32LE(endOfChain, 60)
  bytes.writeUInt32LE(endOfChain, 68)
  bytes.writeUInt32LE(0, 76)
  return bytes
}

function entry(
  name: string,
  { type, child, start, size }: { type: number; child: number; start: number; size: number },
): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 0, 'utf16le')
  bytes.writeUInt16LE(name ? name.length * 2 + 2 : 0, 64)
  bytes[66] = type
  bytes[67] = 1
  bytes.writeUInt32LE(free, 68)
  bytes.writeUInt32LE(free, 72)
  bytes.writeUInt32LE(child, 76)
  bytes.writeUInt32LE(start, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}
