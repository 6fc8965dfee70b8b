export { WeekGrid } from '@atrium/ui/schedule'
