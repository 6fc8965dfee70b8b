// Entry point `@atrium/ui/report`: the page of the weekly report.
export { ReportPage } from './ReportPage.tsx'
