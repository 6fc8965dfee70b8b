// Entry point `@atrium/ui/rooms`: rooms with their people as a board, and the forms about rooms and computers. Only lazy chunks take it:
// the code of dragging comes with it.
export { Tabs } from '#primitives/Tabs.tsx'
export { HistoryDialog } from './HistoryDialog.tsx'
export { placeOfValue } from './places.ts'
export { RoomBoard } from './RoomBoard.tsx'
export { ComputerDialog, DeleteRoomDialog, MoveDialog, RoomDialog } from './RoomForms.tsx'
export { RoomsPart } from './RoomsPart.tsx'
