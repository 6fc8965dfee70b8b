/** The key of the note that the database has files of the signed-in person; most visits have none. */
const noteKey = 'staff_files'

type Note = 'kept' | 'leaving'

/** The note in a browser that forbids its storage. */
let memoryFallback: Note | undefined

export function readFilesNote(): Note | undefined {
  try {
    const note = window.localStorage.getItem(noteKey)
    return note === 'kept' || note === 'leaving' ? note : undefined
  } catch {
    return memoryFallback
  }
}

export function writeFilesNote(note: Note | undefined): void {
  memoryFallback = note
  try {
    if (note === undefined) window.localStorage.removeItem(noteKey)
    else window.localStorage.setItem(noteKey, note)
  } catch {
    // The storage is full or forbidden: the note lives as long as the page.
  }
}
