// The door `@atrium/ui/leave`: deciding about leave.
export { LeaveCard, type LeaveCardProps } from './LeaveCard.tsx'
export { LeaveList } from './LeaveList.tsx'
