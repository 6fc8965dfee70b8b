/** The day of `npm test`: an ordinary Wednesday. */
const ordinaryDay = '2026-11-18'

const form = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/

/**
 * The instant at which the clock of the tests starts.
 *
 * @param {string} [day] the variable `TODAY`: `2027-03-20` (at 10:00) or `2027-03-20T23:59`, by the clock in Baku; `now`
 * is the real time. @default the ordinary day
 * @returns {number} milliseconds
 */
function startOf(day = ordinaryDay) {
  if (day === 'now') return Date.now()
  const [, date, time = '10:00'] = form.exec(day) ?? []
  const start = new Date(`${date}T${time}+04:00`)
  // The offset makes Baku's day and minute those of UTC; a day such as 30 February becomes another one.
  const shown = new Date(start.getTime() + 4 * 3_600_000 || 0).toISOString()
  if (!shown.startsWith(`${date}T${time}`))
    throw new Error(
      `TODAY is a day such as 2027-03-20, a time such as 2027-03-20T23:59, or "now"; "${day}" is none.`,
    )
  return start.getTime()
}

module.exports = { startOf }
