import '@schedule-x/theme-default/dist/index.css'

export { createCalendar, createViewWeek } from '@schedule-x/calendar'
