import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'

export { default as FullCalendar } from '@fullcalendar/react'
export { default as interaction } from '@fullcalendar/react/interaction'
export { default as classic } from '@fullcalendar/react/themes/classic'
export { default as timeGrid } from '@fullcalendar/react/timegrid'
