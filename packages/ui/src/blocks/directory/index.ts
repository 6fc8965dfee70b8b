// Entry point `@atrium/ui/directory`: who leads whom, and the tabs beside the list of colleagues.
export { Tabs } from '#primitives/Tabs.tsx'
export { OrgChart } from './OrgChart.tsx'
