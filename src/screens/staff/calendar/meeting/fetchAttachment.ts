import { attachmentPath, fillPath } from '@atrium/contract'
import { readFile } from '#hooks/attachmentStore.ts'

/** Why a file cannot be had: neither this browser nor the server has it, or the server cannot be reached. */
export type MissingFile = 'gone' | 'unreachable'

/** The content of an attachment: from this browser, else from the server at `host`. */
export async function fetchAttachment(id: string, host: string): Promise<Blob | MissingFile> {
  const file = await readFile(id)
  if (file) return file
  try {
    const answer = await fetch(`${host}${fillPath(attachmentPath, { id })}`)
    if (answer.ok) return await answer.blob()
    return answer.status === 404 ? 'gone' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** Gives a content to the person as a file. */
export function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
