// The entry point `@atrium/bench`, for the page that measures the week with the application's store.
export { hours, inWeek, type Plan, type PlannedMeeting } from './plan/makePlan.ts'
export { serve } from './subjects/page.ts'
export { ReactHost } from './subjects/reactRoot.ts'
export { countOf } from './subjects/subject.ts'
