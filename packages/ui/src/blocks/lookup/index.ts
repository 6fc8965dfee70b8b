export { CardsSkeleton, type CardsSkeletonProps } from './CardsSkeleton.tsx'
export { CardTools, type CardToolsProps } from './CardTools.tsx'
export type { CardCode, CodePanelWords } from './CodePanel.tsx'
export { type ComputerItem, ComputerList, type ComputerListProps } from './ComputerList.tsx'
export {
  EmployeeRecord,
  type EmployeeRecordProps,
  type RecordFact,
  type RecordInfo,
} from './EmployeeRecord.tsx'
export { EmployeeRecordSkeleton } from './EmployeeRecordSkeleton.tsx'
export { FoundBadge, type FoundBadgeProps } from './FoundBadge.tsx'
export { LookupList, type LookupListProps } from './LookupList.tsx'
export { LookupNotice, type LookupNoticeProps } from './LookupNotice.tsx'
export { type LookupFrame, LookupPage, type LookupPageProps } from './LookupPage.tsx'
export { OtherInfo, type OtherInfoValue } from './OtherInfo.tsx'
export { type CardRow, PersonalCard, type PersonalCardProps } from './PersonalCard.tsx'
export { PersonalCardSkeleton, type PersonalCardSkeletonProps } from './PersonalCardSkeleton.tsx'
export { type RoomCard, RoomCards } from './RoomCards.tsx'
export { RoomPeople, type RoomPeopleProps, type RoomPerson } from './RoomPeople.tsx'
export { SearchField, type SearchFieldProps } from './SearchField.tsx'
export { loadCodeDrawing } from './useCodeDrawing.ts'
