import { type DragEvent, useState } from 'react'

const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** A place that files can be dropped on; of several the first is taken. */
export function useFileDrop(onFile: (file: File) => void, isDisabled: boolean) {
  const [isOver, setOver] = useState(false)
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
        // Otherwise the browser would leave the page and open the file.
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (file && !isDisabled) onFile(file)
      },
    },
  }
}
