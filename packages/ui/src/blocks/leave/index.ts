// Entry point `@atrium/ui/leave`: deciding about leave.

export { AdjustDialog } from './AdjustDialog.tsx'
export { BulkDecision } from './BulkDecision.tsx'
export { KindDialog } from './KindDialog.tsx'
export { KindList } from './KindList.tsx'
export { LeaveCard } from './LeaveCard.tsx'
export { RecordLeaveDialog } from './RecordLeaveDialog.tsx'
export { RequestDialog } from './RequestDialog.tsx'
export { TeamMonth } from './TeamMonth.tsx'
