import { closeSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What PGlite's file system for Node.js has of an open file or folder. */
interface Stream {
  node: object
  /** The descriptor; a folder has none. */
  nfd?: number
}

interface EmscriptenNodeFs {
  realPath: (node: object) => string
  /** Turns the errors of Node.js into those of the database. */
  tryFSOperation: (operation: () => void) => void
  stream_ops: { fsync?: (stream: Stream) => void }
}

/**
 * A folder whose files survive a power cut. PGlite's own file system ignores `fsync`; this one hands it to the operating
 * system, and `durableParams` make PostgreSQL call it before a commit is acknowledged.
 */
export class DurableFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...args)
    const preRun = [emscriptenOpts.preRun ?? []].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync] } }
  }
}

function addFsync(module: object): void {
  const { NODEFS } = module as { NODEFS: EmscriptenNodeFs }
  NODEFS.stream_ops.fsync = ({ node, nfd }) =>
    NODEFS.tryFSOperation(() => (nfd === undefined ? syncFolder(NODEFS.realPath(node)) : fsyncSync(nfd)))
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * PGlite's parameters without `-F`, which switches `fsync` off. Its build ignores `fdatasync`, so the write-ahead log is
 * synced with `fsync`. The log is limited because only one process writes it, and few rows at a time.
 */
export const durableParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['wal_sync_method=fsync', 'min_wal_size=32MB', 'max_wal_size=64MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
]
