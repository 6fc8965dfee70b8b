// The door `@atrium/ui/leave`: deciding about leave.
export { LeaveCard, type LeaveCardProps } from './LeaveCard.tsx'
export { LeaveList } from './LeaveList.tsx'
export { TeamMonth } from './TeamMonth.tsx'
export type { TeamDay, TeamPerson } from './teamTypes.ts'
