// Entry point `@atrium/ui/lookup`: the pages that a phone's camera opens.

export { BadgeRecord } from './BadgeRecord.tsx'
export { CardTools } from './CardTools.tsx'
export { FoundBadge } from './FoundBadge.tsx'
export { InvitationCard } from './InvitationCard.tsx'
export { LookupPage } from './LookupPage.tsx'
export { PersonalCard } from './PersonalCard.tsx'
export type { RoomCardState } from './RoomCards.tsx'
export { RoomPage } from './RoomPage.tsx'
export { RoomSearch } from './RoomSearch.tsx'
export { RoomStatus } from './RoomStatus.tsx'
export { RoomsPage } from './RoomsPage.tsx'
export { loadCodeDrawing } from './useCodeDrawing.ts'
