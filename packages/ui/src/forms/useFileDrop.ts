import { type DragEvent, useEffect, useState } from 'react'

const carriesFile = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false

/** Ignores a file that is dropped beside the zone: the browser would open it and discard everything typed. */
function refuse(event: globalThis.DragEvent) {
  // What the zone has answered is not for us.
  if (event.defaultPrevented || !carriesFile(event)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

/** A place that files can be dropped on: one at least is handed over. Elsewhere on the page they are refused. */
export function useFileDrop(onFiles: (files: File[]) => void, isDisabled = false) {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])

  return {
    isOver,
    /** For the element to drop on. */
    zone: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!carriesFile(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy'
        if (!isDisabled) setOver(true)
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const next = event.relatedTarget
        if (!(next instanceof Node && event.currentTarget.contains(next))) setOver(false)
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (!carriesFile(event)) return
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0 && !isDisabled) onFiles(files)
      },
    },
  }
}
