import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Works in a folder that is removed afterwards; the next start removes the folder of a killed server (`sweep`). */
export async function inWorkFolder<Result>(
  { uploadDir }: { uploadDir: string },
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(uploadDir, `${randomUUID()}.part`)
  await mkdir(folder, { mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
