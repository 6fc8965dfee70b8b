import { attachmentPath, fillPath } from '@atrium/contract'
import type { Environment } from '#config/environment.ts'
import { readFile } from '#hooks/attachmentStore.ts'

/** Why a file cannot be had: neither this browser nor the server has it, or the server cannot be reached. */
export type MissingFile = 'gone' | 'unreachable'

/** The content of an attachment: from this browser, else from the server. */
export async function fetchAttachment(
  id: string,
  { hosts, apiCredentials }: Environment,
): Promise<Blob | MissingFile> {
  const file = await readFile(id)
  if (file) return file
  try {
    const answer = await fetch(`${hosts.api}${fillPath(attachmentPath, { id })}`, {
      credentials: apiCredentials,
    })
    if (answer.ok) return await answer.blob()
    return answer.status === 404 ? 'gone' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
