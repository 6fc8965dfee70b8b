import 'react-big-calendar/lib/css/react-big-calendar.css'

export { DateTime } from 'luxon'
export { Calendar, luxonLocalizer } from 'react-big-calendar'
