import { limits } from '@atrium/contract/core'
import type { Attachment } from '@atrium/contract/meetings'
import type { FileProblem, MeetingValues } from '@atrium/ui/meeting'
import { useState } from 'react'
import { saveFile } from '#hooks/saveFile.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { deleteFile, storeFile } from '#store/sync/attachmentStore.ts'
import { fetchAttachment } from './fetchAttachment.ts'

/** Longest file name that the contract accepts, in characters; the end with the extension is kept. */
const longestName = 255

/** Removes the contents of files that were chosen in a form and belong to no saved meeting. */
export function dropUnsaved(values: MeetingValues, base: MeetingValues): void {
  const saved = new Set(base.attachments.map(({ id }) => id))
  for (const { id } of values.attachments) if (!saved.has(id)) void deleteFile(id).catch(() => undefined)
}

/** The files of the form: their contents are kept in this browser where they are chosen (spec 3, attachments). */
export function useAttachments(base: MeetingValues) {
  const environment = useEnvironment()
  const [problems, setProblems] = useState<readonly FileProblem[]>([])

  const onAdd = async (files: readonly File[], before: readonly Attachment[]) => {
    const kept: Attachment[] = []
    const found: FileProblem[] = []
    for (const file of files) {
      const isFull = before.length + kept.length >= limits.attachments
      const kind = isFull ? 'tooMany' : file.size > limits.attachmentBytes ? 'tooLarge' : undefined
      const id = crypto.randomUUID()
      const isKept = !kind && (await storeFile(id, file).then(...isDone))
      if (isKept) kept.push({ id, name: file.name.slice(-longestName), size: file.size })
      else found.push({ kind: kind ?? 'notKept', name: file.name })
    }
    setProblems(found)
    return kept
  }

  const onRemove = ({ id }: Attachment) => {
    setProblems([])
    // The file of a saved meeting stays, because the change can be undone.
    if (!base.attachments.some((file) => file.id === id)) void deleteFile(id).catch(() => undefined)
  }

  const onDownload = async (wanted: Attachment) => {
    const { name } = wanted
    const content = await fetchAttachment(wanted, environment)
    setProblems(typeof content === 'string' ? [{ kind: content, name }] : [])
    if (typeof content !== 'string') saveFile(content, name)
  }

  return { problems, onAdd, onRemove, onDownload: (file: Attachment) => void onDownload(file) }
}

/** Handlers that turn a promise into whether it was fulfilled. */
const isDone = [() => true, () => false] as const
