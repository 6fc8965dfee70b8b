// Entry point `@atrium/ui/palette`: the command palette of the staff area and the list of its shortcuts.
export { CommandPalette, type PaletteEntry, type PaletteGroup } from './CommandPalette.tsx'
export { ShortcutsDialog } from './ShortcutsDialog.tsx'
