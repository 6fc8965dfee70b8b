import { type FileHandle, open } from 'node:fs/promises'

/** Special sector numbers of the container; lower values are numbers of sectors. */
const lastSector = 0xfffffffa
const entrySize = 128
/** The most sectors of the directory that are read; a Word document has a few. */
const maxSectors = 256
const streamEntry = 2

/**
 * Whether the directory of an OLE compound file ([MS-CFB], the container of `.doc`) names such a stream. `false` for a
 * malformed file.
 */
export async function hasStream(path: string, name: string): Promise<boolean> {
  const file = await open(path)
  try {
    const header = await read(file, 0, 512)
    const shift = header?.readUInt16LE(30)
    if (!header || (shift !== 9 && shift !== 12)) return false
    return await directoryHas(file, header, 2 ** shift, name)
  } finally {
    await file.close()
  }
}

async function directoryHas(
  file: FileHandle,
  header: Buffer,
  sectorSize: number,
  name: string,
): Promise<boolean> {
  let sector = header.readUInt32LE(48)
  for (let count = 0; count < maxSectors && sector < lastSector; count += 1) {
    const entries = await read(file, (sector + 1) * sectorSize, sectorSize)
    if (!entries) return false
    for (let at = 0; at + entrySize <= entries.length; at += entrySize) {
      if (entries[at + 66] === streamEntry && nameOf(entries, at) === name) return true
    }
    sector = await nextSector(file, header, sectorSize, sector)
  }
  return false
}

/** The length in bytes, with the closing zero, is at offset 64; the name in UTF-16 is before it. */
function nameOf(entries: Buffer, at: number): string {
  const length = Math.min(entries.readUInt16LE(at + 64), 64)
  return entries.toString('utf16le', at, at + Math.max(0, length - 2))
}

/** Returns the next sector of a chain in the allocation table. */
async function nextSector(
  file: FileHandle,
  header: Buffer,
  sectorSize: number,
  sector: number,
): Promise<number> {
  const perSector = sectorSize / 4
  const table = await tableSector(file, header, sectorSize, Math.floor(sector / perSector))
  if (table >= lastSector) return lastSector
  const entry = await read(file, (table + 1) * sectorSize + (sector % perSector) * 4, 4)
  return entry?.readUInt32LE(0) ?? lastSector
}

/**
 * The position of a sector of the allocation table: the header names the first 109 (about 7 MB), linked lists name the
 * others.
 */
async function tableSector(
  file: FileHandle,
  header: Buffer,
  sectorSize: number,
  place: number,
): Promise<number> {
  if (place < 109) return header.readUInt32LE(76 + place * 4)
  const perList = sectorSize / 4 - 1
  let list = header.readUInt32LE(68)
  for (let rest = place - 109; list < lastSector; rest -= perList) {
    const at = (list + 1) * sectorSize
    const number = await read(file, at + Math.min(rest, perList) * 4, 4)
    if (!number || rest < perList) return number?.readUInt32LE(0) ?? lastSector
    list = number.readUInt32LE(0)
  }
  return lastSector
}

/** `undefined` behind the end of the file. */
async function read(file: FileHandle, position: number, length: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return bytesRead === length ? buffer : undefined
}
