import { fillPath } from '@atrium/contract/core'
import { downloadAttachment } from '@atrium/contract/meetings'
import { constants } from '#config/constants.ts'
import type { Environment } from '#config/environment.ts'
import { readFile } from '#store/sync/attachmentStore.ts'

/** Why a file cannot be had: neither this browser nor the server has it, or the server cannot be reached. */
type MissingFile = 'gone' | 'unreachable'

interface Wanted {
  id: string
  /** In bytes: an answer of another size is not this file. */
  size: number
}

/** The content of an attachment: from this browser, else from the server; a server that falls silent is unreachable. */
export async function fetchAttachment(
  { id, size }: Wanted,
  { hosts, apiCredentials }: Environment,
): Promise<Blob | MissingFile> {
  const file = await readFile(id)
  if (file) return file
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), constants.calls.answerMs)
  try {
    const answer = await fetch(`${hosts.api}${fillPath(downloadAttachment.path, { id })}`, {
      credentials: apiCredentials,
      signal: silence.signal,
    })
    // It has begun to answer: a large file may take its time.
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), constants.calls.uploadMs)
    if (!answer.ok) return answer.status === 404 ? 'gone' : 'unreachable'
    const content = await answer.blob()
    return content.size === size ? content : 'unreachable'
  } catch {
    return 'unreachable'
  } finally {
    clearTimeout(timer)
  }
}
