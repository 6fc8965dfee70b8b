import { CommandPalette, ShortcutsDialog } from '@atrium/ui/palette'
import type { Shortcut } from '@atrium/ui/staff'
import { useDeferredValue, useState } from 'react'
import { useCommands } from '#shells/staff/palette/useCommands.ts'

export interface PalettePartProps {
  opened: Shortcut
  onClose: () => void
  onShortcuts: () => void
}

/** The open command palette, or the list of shortcuts, in a chunk of its own. */
export function PalettePart({ opened, onClose, onShortcuts }: PalettePartProps) {
  return opened === 'palette' ? (
    <OpenPalette onClose={onClose} onShortcuts={onShortcuts} />
  ) : (
    <ShortcutsDialog onClose={onClose} />
  )
}

function OpenPalette({ onClose, onShortcuts }: Omit<PalettePartProps, 'opened'>) {
  const [text, setText] = useState('')
  // Letters do not wait for the search.
  const sought = useDeferredValue(text)
  const groups = useCommands(sought, onShortcuts)
  const run = (id: string) => {
    onClose()
    groups
      .flatMap(({ entries }) => entries)
      .find((entry) => entry.id === id)
      ?.run()
  }
  return (
    <CommandPalette
      text={text}
      onText={setText}
      groups={groups}
      isStale={sought !== text}
      onRun={run}
      onClose={onClose}
    />
  )
}
