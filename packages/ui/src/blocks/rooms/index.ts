// Entry point `@atrium/ui/rooms`: rooms with their people as a board, and the forms about rooms and computers. Only lazy chunks take it:
// the code of dragging comes with it.
export { Tabs } from '#primitives/Tabs.tsx'
export { HistoryDialog } from './HistoryDialog.tsx'
export { RoomBoard, type RoomBoardProps } from './RoomBoard.tsx'
export { ComputerDialog, DeleteDialog, MoveDialog, RoomDialog } from './RoomForms.tsx'
export { RoomsPart, RoomsTools, SelectionBar } from './RoomsTools.tsx'
export type { BoardPerson, BoardRoom, BoardTexts } from './roomTypes.ts'
